import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FACTS, type FactName } from "#contract/catalogue/facts.ts";
import type { Product, WholeProductPage } from "#contract/catalogue/products.ts";
import type { SearchFilters, WholeSearchPage } from "#contract/catalogue/search.ts";
import { products } from "#server/platform/db/schema/catalogue.ts";
import { checkFolder } from "#server/platform/storeFolder/checkFolder.ts";
import { exampleFiles } from "#server/platform/storeFolder/example/exampleFiles.ts";
import { ENGINES, startPlatform, type TestPlatform } from "#tests/support/platform/platform.ts";

const NAMES = Object.keys(FACTS) as FactName[];
const FILTERS = NAMES.filter((name) => FACTS[name].isFilter);
/** What the spreadsheet says of a product, in a word that no other product has. */
const said = (name: FactName, product: string) => `${name}of${product}`.toLowerCase();

/** The example's folder with a column for each fact, filled for two of its three products. */
async function folderWithFacts() {
  const files = await exampleFiles("my-shop");
  const cells = (product: string) => NAMES.map((name) => said(name, product)).join(",");
  const table = [
    `handle,title,category,sku,price,stock,${NAMES.map((name) => FACTS[name].label).join(",")}`,
    `mango,Mango,fruits,MANGO,220,40,${cells("mango")}`,
    `banana,Banana,fruits,BANANA,42,60,${cells("banana")}`,
    "turmeric,Turmeric,spices,TURMERIC,40,80",
  ];
  files.set("products.csv", Buffer.from(table.join("\n")));
  const pictures = [...files.keys()].filter((path) => path.startsWith("pictures/"));
  const { folder, problems } = checkFolder({
    texts: new Map([...files].filter(([path]) => !path.startsWith("pictures/"))),
    pictures: new Map(pictures.map((path) => [path.slice("pictures/".length), { path, key: path }])),
  });
  if (folder === undefined) throw new Error(JSON.stringify(problems));
  return folder;
}

describe.each(ENGINES)("a fact that stands in the table and in the owner's spreadsheet (ADR 61), on %s", (engine) => {
  let platform: TestPlatform;
  let tenancy: { storeId: string };
  beforeAll(async () => {
    const folder = await folderWithFacts();
    platform = await startPlatform({ engine, seedStores: async () => [{ folder }] });
    tenancy = { storeId: (await platform.store("my-shop")).storeId };
  });
  afterAll(() => platform.stop());

  const search = async (query: string, filters: SearchFilters = {}) =>
    (await platform.send<WholeSearchPage>("POST", "/api/search/products", { ...tenancy, query, filters })).body;
  const names = (found: { results: Product[] }) => found.results.map(({ name }) => name);
  const mango = async () => {
    const { products: listed } = (await platform.get<WholeProductPage>("/api/products", tenancy)).body;
    return listed.find(({ name }) => name === "Mango");
  };
  const valuesOf = ({ facets }: WholeSearchPage, name: FactName) => {
    const facet = facets.facts?.find((one) => one.name === name);
    return facet && Object.fromEntries(facet.values.map(({ value, count }) => [value, count]));
  };

  it("is answered under its label, in the table's order; the brand has a field of its own", async () => {
    const product = await mango();
    expect(product?.brand).toBe(said("brand", "mango"));
    expect(product?.facts).toEqual(
      NAMES.filter((name) => name !== "brand").map((name) => ({
        name,
        label: FACTS[name].label,
        value: said(name, "mango"),
      })),
    );
  });

  it.each(NAMES)("finds its product: %s", async (name) => {
    expect(names(await search(said(name, "banana")))).toEqual(["Banana"]);
  });

  it.each(FILTERS)("filters a list and counts the products of each value: %s", async (name) => {
    const [ofMango, ofBanana] = [said(name, "mango"), said(name, "banana")];
    const one = await search("", { facts: [{ name, value: ofMango }] });
    expect(names(one)).toEqual(["Mango"]);
    expect(valuesOf(one, name)).toEqual({ [ofMango]: 1, [ofBanana]: 1 });
    const both = await search("", { facts: [ofMango, ofBanana].map((value) => ({ name, value })) });
    expect(names(both)).toEqual(["Mango", "Banana"]);
  });

  it("must match each of several facts, and does not change its own counts", async () => {
    const facts = [
      { name: "brand", value: said("brand", "mango") },
      { name: "material", value: said("material", "banana") },
    ];
    const found = await search("", { facts });
    expect(names(found)).toEqual([]);
    expect(valuesOf(found, "brand")).toEqual({ [said("brand", "mango")]: 0, [said("brand", "banana")]: 1 });
  });

  it("that no product has finds nothing; one without a filter is ignored", async () => {
    expect(names(await search("", { facts: [{ name: "brand", value: "nobody" }] }))).toEqual([]);
    expect(names(await search("", { facts: [{ name: "constructor", value: "x" }] }))).toHaveLength(3);
  });

  it("is answered, counted and found anew as soon as it changes", async () => {
    expect((await mango())?.facts).toHaveLength(NAMES.length - 1);
    await platform.db.orm
      .update(products)
      .set({ facts: { brand: "Sahyadri", care: "Wash cold" } })
      .where(sql`${products.name} = 'Mango'`);
    const product = await mango();
    expect([product?.brand, product?.facts]).toEqual([
      "Sahyadri",
      [{ name: "care", label: "Care", value: "Wash cold" }],
    ]);
    expect(names(await search("wash cold"))).toEqual(["Mango"]);
    expect(valuesOf(await search(""), "brand")).toEqual({ Sahyadri: 1, [said("brand", "banana")]: 1 });
  });
});
