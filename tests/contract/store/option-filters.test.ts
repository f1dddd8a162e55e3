import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WholeSearchPage } from "#contract/catalogue/search.ts";
import { exampleText, goodFolder } from "#tests/support/folders/exampleFolder.ts";
import { ENGINES, startPlatform, type TestPlatform } from "#tests/support/platform/platform.ts";

const TABLE = [
  "handle,title,category,sku,price,stock,Colour,Size,visible",
  "rani,Rani Kurta,fruits,R-MS,500,4,Maroon,S,yes",
  "rani,,,R-ML,900,0,Maroon,L,yes",
  "rani,,,R-GS,500,4,Green,S,yes",
  "rani,,,R-BS,500,4,Black,S,no",
  "meena,Meena Kurta,fruits,M-MM,700,3,maroon,M,yes",
  "meena,,,M-MXL,700,3,maroon,XL,yes",
  "gul,Gul Kurta,spices,G-GM,800,2,Green,M,yes",
  "mug,Mug,spices,MUG,100,2,,,yes",
];
const SWATCHES = `options:
  - name: Colour
    swatches:
      Maroon: "#7b1e2b"
`;

type Chosen = [option: string, value: string][];
interface Asked {
  isInStock?: boolean;
  maxSellingPrice?: number;
}

describe.each(ENGINES)("options as filters (ADR 69), on %s", (engine) => {
  let platform: TestPlatform;
  let tenancy: { storeId: string };
  beforeAll(async () => {
    const store = (await exampleText("store.yaml")).replace("options: []\n", () => SWATCHES);
    const folder = await goodFolder({ "store.yaml": store, "products.csv": TABLE.join("\n") });
    platform = await startPlatform({ engine, seedStores: async () => [{ folder }] });
    tenancy = { storeId: (await platform.store("my-shop")).storeId };
  });
  afterAll(() => platform.stop());

  const search = async (chosen: Chosen = [], others: Asked = {}) => {
    const facts = chosen.map(([option, value]) => ({ name: `option.${option}`, value }));
    const body = { ...tenancy, query: "", filters: { facts, ...others } };
    return (await platform.send<WholeSearchPage>("POST", "/api/search/products", body)).body;
  };
  const shown = ({ results }: WholeSearchPage) =>
    results.map(({ variants, fittingVariantId }) => variants.find((one) => one.variantId === fittingVariantId)?.sku);
  const counts = ({ facets }: WholeSearchPage, name: string) =>
    facets.facts
      ?.find((facet) => facet.name === `option.${name}`)
      ?.values.map(({ value, count }) => `${value} ${count}`);

  it("are counted in the owner's order, once for each product, with the swatches of their values and without hidden ones", async () => {
    expect((await search()).facets.facts).toEqual([
      {
        name: "option.colour",
        label: "Colour",
        isOption: true,
        values: [
          { value: "Maroon", count: 2, swatch: { colours: ["#7b1e2b"] } },
          { value: "Green", count: 2 },
        ],
      },
      {
        name: "option.size",
        label: "Size",
        isOption: true,
        values: ["S", "L", "M", "XL"].map((value) => ({ value, count: value === "M" ? 2 : 1 })),
      },
    ]);
  });

  it("answer with a variant that has the chosen values, one in stock before others", async () => {
    expect(shown(await search([["colour", "Maroon"]]))).toEqual(["R-MS", "M-MM"]);
    expect(shown(await search([["size", "L"]]))).toEqual(["R-ML"]);
  });

  it("must be together in one variant, and do not change their own counts", async () => {
    const found = await search([
      ["colour", "Green"],
      ["size", "M"],
    ]);
    expect(shown(found)).toEqual(["G-GM"]);
    expect(counts(found, "colour")).toEqual(["Maroon 1", "Green 1"]);
    expect(counts(found, "size")).toEqual(["S 1", "M 1"]);
    expect(
      shown(
        await search([
          ["colour", "Green"],
          ["size", "L"],
        ]),
      ),
    ).toEqual([]);
    expect(
      shown(
        await search([
          ["colour", "Maroon"],
          ["colour", "Green"],
          ["size", "M"],
        ]),
      ),
    ).toEqual(["M-MM", "G-GM"]);
  });

  it("must be in a variant of the price and the stock that were asked for", async () => {
    const cheap = await search([["size", "L"]], { maxSellingPrice: 600 });
    expect(shown(cheap)).toEqual([]);
    expect(counts(cheap, "size")).toEqual(["S 1", "L 0"]);
    const inStock = await search([["size", "L"]], { isInStock: true });
    expect(shown(inStock)).toEqual([]);
    expect(counts(inStock, "size")).toEqual(["S 1", "L 0", "M 2", "XL 1"]);
  });

  it("that no variant has find nothing; one that the store does not have is ignored", async () => {
    expect(shown(await search([["colour", "Blue"]]))).toEqual([]);
    expect((await search([["flavour", "Mango"]])).results).toHaveLength(4);
  });

  it("are counted anew as soon as a variant changes", async () => {
    const changed = TABLE.map((row) => row.replace("Green,M", "Indigo,M")).join("\n");
    await platform.services.storeFolders.import(await goodFolder({ "products.csv": changed }), { who: "test" });
    const found = await search();
    expect(counts(found, "colour")).toEqual(["Maroon 2", "Green 1", "Indigo 1"]);
    expect(found.facets.facts?.[0]?.values[0]).not.toHaveProperty("swatch");
  });
});
