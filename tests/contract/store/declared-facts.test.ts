import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Product, WholeProductPage } from "#contract/catalogue/products.ts";
import type { FactChoice, WholeSearchPage } from "#contract/catalogue/search.ts";
import type { StoreFolder } from "#server/platform/storeFolder/StoreFolder.types.ts";
import { exampleText, goodFolder } from "#tests/support/folders/exampleFolder.ts";
import { ENGINES, startPlatform, type TestPlatform } from "#tests/support/platform/platform.ts";

const TABLE = [
  "handle,title,category,sku,price,stock,Fabric,कपड़ा देखभाल,ISBN,Material",
  "rani,Rani Sari,fruits,RANI,220,40,Tussar,हाथ से धोएँ,978-0,Silk",
  "meena,Meena Sari,fruits,MEENA,420,40,Tussar,,,Silk",
  "gul,Gul Sari,spices,GUL,42,60,Mulmul,,,Cotton",
];
const DECLARED = `facts:
  - column: Fabric
    filter: true
  - column: कपड़ा देखभाल
  - column: ISBN
    search: false
  - column: material
    label: Cloth
`;

async function folderOf(friendlyId: string, facts: string, table: readonly string[]): Promise<StoreFolder> {
  const store = (await exampleText("store.yaml"))
    .replace(/friendlyId: .*/, `friendlyId: ${friendlyId}`)
    .replace(/^facts: \[\]\n/m, () => facts);
  return goodFolder({ "store.yaml": store, "products.csv": table.join("\n") });
}

describe.each(ENGINES)("facts that a store declares (ADR 69), on %s", (engine) => {
  let platform: TestPlatform;
  let saris: { storeId: string };
  let grocer: { storeId: string };
  beforeAll(async () => {
    const plain = ["handle,title,category,sku,price,stock,Material", "cup,Cup,fruits,CUP,20,4,Clay"];
    const folders = [await folderOf("saris", DECLARED, TABLE), await folderOf("grocer", "facts: []\n", plain)];
    platform = await startPlatform({ engine, seedStores: async () => folders.map((folder) => ({ folder })) });
    saris = { storeId: (await platform.store("saris")).storeId };
    grocer = { storeId: (await platform.store("grocer")).storeId };
  });
  afterAll(() => platform.stop());

  const search = async (query: string, facts: FactChoice[] = [], store = saris) =>
    (await platform.send<WholeSearchPage>("POST", "/api/search/products", { ...store, query, filters: { facts } }))
      .body;
  const names = (found: { results: Product[] }) => found.results.map(({ name }) => name);
  const labels = ({ facets }: WholeSearchPage) => facets.facts?.map(({ label }) => label);
  const list = async (store: { storeId: string }) =>
    (await platform.get<WholeProductPage>("/api/products", store)).body.products;
  const factsOf = async (store: { storeId: string }, name: string) =>
    (await list(store)).find((product) => product.name === name)?.facts;
  const importAnew = async (facts: string) =>
    platform.services.storeFolders.import(await folderOf("saris", facts, TABLE), { who: "test" });

  it("are shown in their order and under their labels, and those of other stores are not", async () => {
    expect(await factsOf(saris, "Rani Sari")).toEqual([
      { name: "fabric", label: "Fabric", value: "Tussar" },
      { name: "कपड़ा-देखभाल", label: "कपड़ा देखभाल", value: "हाथ से धोएँ" },
      { name: "isbn", label: "ISBN", value: "978-0" },
      { name: "material", label: "Cloth", value: "Silk" },
    ]);
    expect(await factsOf(grocer, "Cup")).toEqual([{ name: "material", label: "Material", value: "Clay" }]);
    const { id } = (await list(saris)).find(({ name }) => name === "Rani Sari") ?? {};
    const { body } = await platform.get<Product>(`/api/products/${id}`, saris);
    expect(body.facts?.map(({ label }) => label)).toEqual(["Fabric", "कपड़ा देखभाल", "ISBN", "Cloth"]);
  });

  it("filter lists and are counted when declared as filters, in their own store only", async () => {
    const found = await search("", [{ name: "fabric", value: "Mulmul" }]);
    expect(names(found)).toEqual(["Gul Sari"]);
    expect(found.facets.facts).toEqual([
      {
        name: "fabric",
        label: "Fabric",
        values: [
          { value: "Tussar", count: 2 },
          { value: "Mulmul", count: 1 },
        ],
      },
    ]);
    expect(names(await search("", [{ name: "fabric", value: "Mulmul" }], grocer))).toEqual(["Cup"]);
    expect(labels(await search("", [], grocer))).toEqual(["Material"]);
  });

  it("find their products, unless the store says that they are not searched", async () => {
    expect(names(await search("mulmul"))).toEqual(["Gul Sari"]);
    expect(names(await search("धोएँ"))).toEqual(["Rani Sari"]);
    expect(names(await search("978"))).toEqual([]);
  });

  it("keep their names when labels change, and follow each new declaration at once", async () => {
    expect(labels(await search(""))).toEqual(["Fabric"]);
    await importAnew(
      DECLARED.replace("filter: true", "filter: true\n    label: Woven of").replace("    search: false\n", ""),
    );
    expect(labels(await search(""))).toEqual(["Woven of"]);
    expect(names(await search("", [{ name: "fabric", value: "Mulmul" }]))).toEqual(["Gul Sari"]);
    expect((await factsOf(saris, "Rani Sari"))?.[0]?.label).toBe("Woven of");
    expect(names(await search("978"))).toEqual(["Rani Sari"]);
    await importAnew(DECLARED.replace("label: Cloth", "filter: true"));
    expect(labels(await search(""))).toEqual(["Fabric", "Material"]);
    expect(names(await search("", [{ name: "material", value: "Cotton" }]))).toEqual(["Gul Sari"]);
    expect(names(await search("978"))).toEqual([]);
  });

  it("are found by their sound only once a name has the word, too", async () => {
    expect(names(await search("सिल्क"))).toEqual([]);
    const renamed = TABLE.map((line) => line.replace("Meena Sari", "Meena Silk"));
    await platform.services.storeFolders.import(await folderOf("saris", DECLARED, renamed), { who: "test" });
    expect(names(await search("सिल्क"))).toEqual(["Meena Silk"]);
    await importAnew(DECLARED);
  });

  it("come back in an export", async () => {
    const { texts } = await platform.services.storeFolders.export("saris");
    expect(texts.get("store.yaml")?.toString()).toContain("- column: कपड़ा देखभाल");
    expect(texts.get("products.csv")?.toString()).toBe(TABLE.join("\n"));
  });
});
