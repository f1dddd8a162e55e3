import { eq } from "drizzle-orm";
import { PDFParse } from "pdf-parse";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Category } from "#contract/catalogue/categories.ts";
import type { Product, ProductPage } from "#contract/catalogue/products.ts";
import type { Suggestions, WholeSearchPage } from "#contract/catalogue/search.ts";
import type { Cart } from "#contract/sale/carts.ts";
import type { Order } from "#contract/sale/orders.ts";
import type { Faq } from "#contract/store/faqs.ts";
import type { Banner } from "#contract/store/storeBanners.ts";
import type { Policies, ShippingConfig } from "#contract/store/stores.ts";
import { products as productRows, productVariants } from "#server/platform/db/schema/catalogue.ts";
import { exampleText, goodFolder } from "#tests/support/folders/exampleFolder.ts";
import { makeShopper, type Shopper } from "#tests/support/platform/makeShopper.ts";
import { ENGINES, startPlatform, type TestPlatform } from "#tests/support/platform/platform.ts";

const PRODUCTS = `handle,title,title:hi,title:ur,category,sku,price,stock,colour,size,description,description:hi,country of origin,shelf life
apple,Apple,सेब,سیب,fruits,A1,10,50,Rust,S,<p>Crisp</p>,<p onclick="x()">कुरकुरे</p>,India,2 days
apple,,,,,A2,12,50,Red,M,,,,
pear,Pear,,,fruits,P1,10,50,Rust,S,,,India,
`;
const CATEGORIES = "handle,name,name:hi,picture\nfruits,Fruits,फल,fruits.png\nspices,Spices,,spices.png\n";
const HINDI = `hi:
  description: गाँव का फल
  words:
    Colour: रंग
    Rust: लाल
    Red: लाल
    Size: आकार
    S: छोटा
    India: भारत
    30 to 60 minutes: 30 से 60 मिनट
`;

async function folder(change = (text: string) => text) {
  const store = (await exampleText("store.yaml"))
    .replace("languages:\n  - en\n", () => `languages: [en, hi, ur]\n${HINDI}`)
    .replace(
      /faqs:\n[\s\S]*?\n\n/,
      () => "faqs:\n  - question: When?\n    answer: Soon.\n    hi: { question: कब? }\n\n",
    )
    .replace(/ {4}says: .*\n/, (found) => `${found}    hi: { says: आम }\n`);
  return goodFolder({
    "store.yaml": change(store),
    "products.csv": PRODUCTS,
    "categories.csv": CATEGORIES,
    "policies/refund.hi.md": "पैसे वापस",
  });
}

describe.each(ENGINES)("a store's own words in the language of the call (ADR 76), on %s", (engine) => {
  let platform: TestPlatform;
  let tenancy: { orgId: string; storeId: string };
  beforeAll(async () => {
    const seeded = await folder();
    platform = await startPlatform({ engine, seedStores: async () => [{ folder: seeded }] });
    const { orgId, storeId } = await platform.store("my-shop");
    tenancy = { orgId, storeId };
  });
  afterAll(() => platform.stop());

  const get = async <T>(path: string, language?: string, query = {}) =>
    (await platform.get<T>(path, { ...tenancy, ...query, ...(language && { language }) })).body;
  const products = async (language?: string) => (await get<ProductPage>("/api/products", language)).products;
  const search = async (language: string, facts: object[] = []) =>
    (
      await platform.send<WholeSearchPage>("POST", `/api/search/products?language=${language}`, {
        ...tenancy,
        query: "",
        filters: { facts },
      })
    ).body;
  const ofStore = (part: string) => `/api/stores/${tenancy.storeId}${part}`;

  it("are those of the first language without one, and with one that the store or Haat does not know", async () => {
    const plain = await products();
    expect(plain.map(({ name }) => name)).toEqual(["Apple", "Pear"]);
    expect(JSON.stringify(plain)).not.toContain("inFirstLanguage");
    for (const language of ["en", "fr", "xx"]) expect(await products(language)).toEqual(plain);
  });

  it("name products, and say which field has no translation", async () => {
    expect((await products("hi")).map(({ name, inFirstLanguage }) => [name, inFirstLanguage])).toEqual([
      ["सेब", undefined],
      ["Pear", ["name"]],
    ]);
    const [apple] = await products("ur");
    expect(apple).toMatchObject({ name: "سیب", inFirstLanguage: ["description"], firstLanguage: "en" });
    expect(apple?.description).toBe('<div lang="en" dir="ltr"><p>Crisp</p></div>');
    expect(await get<Product>(`/api/products/${apple?.id}`, "hi")).toMatchObject({
      name: "सेब",
      description: "<p>कुरकुरे</p>",
    });
    const related = await get<{ products: Product[] }>(`/api/products/${apple?.id}/related`, "hi");
    expect(related.products.map(({ name }) => name)).toEqual(["Pear"]);
  });

  it("say facts, with our labels where the store has none, and name the values that have no translation", async () => {
    const [apple] = await products("hi");
    expect(apple?.facts).toEqual([
      { name: "countryOfOrigin", label: "मूल देश", value: "भारत" },
      { name: "shelfLife", label: "कब तक अच्छा", value: "2 days", inFirstLanguage: ["value"], firstLanguage: "en" },
    ]);
    expect((await products("ur"))[0]?.facts?.[0]).toMatchObject({ label: "تیار کردہ ملک", value: "India" });
    expect((await products())[0]?.facts?.[1]).toEqual({ name: "shelfLife", label: "Shelf life", value: "2 days" });
  });

  it("say options, but leave two values apart that would read the same", async () => {
    const [apple, pear] = await products("hi");
    expect(apple?.options).toEqual([
      { name: "रंग", values: ["Rust", "Red"] },
      { name: "आकार", values: ["छोटा", "M"] },
    ]);
    expect(apple?.variants.map(({ options }) => options)).toEqual([
      { रंग: "Rust", आकार: "छोटा" },
      { रंग: "Red", आकार: "M" },
    ]);
    expect(pear?.variants[0]?.options).toEqual({ रंग: "लाल", आकार: "छोटा" });
  });

  it("label filters, whose values stay those of the first language, so that an address works in each", async () => {
    const { facets, results } = await search("hi", [{ name: "countryOfOrigin", value: "India" }]);
    expect(results.map(({ name }) => name)).toEqual(["सेब", "Pear"]);
    expect(facets.categories.map(({ name }) => name)).toEqual(["फल"]);
    expect(facets.facts?.find(({ name }) => name === "countryOfOrigin")).toEqual({
      name: "countryOfOrigin",
      label: "मूल देश",
      values: [{ value: "India", label: "भारत", count: 2 }],
    });
    expect(facets.facts?.find(({ name }) => name === "option.size")).toMatchObject({
      label: "आकार",
      values: [{ value: "S", label: "छोटा" }, { value: "M" }],
    });
    const { results: suggested } = await get<Suggestions>("/api/search/products", "hi", { query: "apple" });
    expect(suggested.map(({ name }) => name)).toEqual(["सेब"]);
  });

  it("name categories, questions, banners, policies and delivery windows", async () => {
    expect((await get<Category[]>("/api/categories", "hi")).map(({ name }) => name)).toEqual(["फल", "Spices"]);
    expect(await get<Category[]>("/api/categories")).toEqual(
      expect.arrayContaining([expect.not.objectContaining({ translations: expect.anything() })]),
    );
    const { faqs } = await get<{ faqs: Faq[] }>(`/api/faqs/${tenancy.storeId}`, "hi");
    expect(faqs).toEqual([{ q: "कब?", a: "Soon.", inFirstLanguage: ["a"], firstLanguage: "en" }]);
    expect((await get<Banner[]>("/api/store-banners", "hi"))[0]).toMatchObject({ altText: "आम" });
    expect(await get<Policies>(ofStore("/policies"), "hi")).toMatchObject({ refundPolicy: "<p>पैसे वापस</p>" });
    expect((await get<Policies>(ofStore("/policies"), "ur")).refundPolicy).toMatch(/^<div lang="en" dir="ltr">/);
    expect((await get<Policies>(ofStore("/policies"))).refundPolicy).not.toContain("पैसे");
    expect(await get<ShippingConfig>(ofStore("/shipping-config"), "hi")).toMatchObject({
      manualShippingConfigs: expect.arrayContaining([{ shippingTime: "30 से 60 मिनट" }]),
    });
    expect(await get(ofStore(""), "hi")).toMatchObject({ name: "My Shop", description: "गाँव का फल" });
  });

  it("are shown anew in kept lists when an import changes them", async () => {
    await products("hi");
    const { lines } = await platform.services.storeFolders.import(
      await folder((text) => text.replaceAll("India: भारत", "India: हिंद")),
      {
        who: "asha",
      },
    );
    expect(lines).toEqual(["the store's settings changed"]);
    expect((await products("hi"))[0]?.facts?.[0]?.value).toBe("हिंद");
    await platform.services.storeFolders.import(await folder(), { who: "asha" });
  });

  describe("in what a shopper buys", () => {
    let shopper: Shopper;
    beforeAll(async () => {
      shopper = await makeShopper(platform, "my-shop", "9876500001");
    });
    const mine = async <T>(path: string, language: string) =>
      (await platform.get<T>(path, { ...tenancy, language }, shopper.headers)).body;
    const order = (language: string) => mine<Order>(`/api/orders/${shopper.orderId}`, language);

    it("name the lines of cart and order, with their options", async () => {
      const cart = await mine<Cart>(`/api/carts/${shopper.cartId}`, "hi");
      expect(cart.data[0]).toMatchObject({ productName: "सेब", options: { रंग: "लाल", आकार: "छोटा" } });
      expect((await order("hi")).orderItems[0]).toMatchObject({ productName: "सेब" });
      expect((await order("en")).orderItems[0]).toMatchObject({ productName: "Apple", options: { Colour: "Rust" } });
    });

    it("name what is short in a refusal", async () => {
      const stock = (availableQuantity: number) =>
        platform.db.orm.update(productVariants).set({ availableQuantity }).where(eq(productVariants.sku, "A1"));
      const { checkoutId, customerId } = shopper;
      const place = (language: string) => {
        const headers = { ...shopper.headers, "idempotency-key": `short-${language}` };
        const placement = { checkoutId, customerId, orgId: tenancy.orgId };
        return platform.send<{ message: string }>("POST", `/api/orders?language=${language}`, placement, headers);
      };
      await stock(0);
      expect((await place("hi")).body.message).toContain("सेब");
      expect((await place("en")).body.message).toContain("Apple");
      await stock(50);
    });

    it("name the lines of an invoice", async () => {
      // In Latin letters, since a PDF keeps shapes of Devanagari and not its letters.
      const called = (name: string) =>
        platform.db.orm
          .update(productRows)
          .set({ translations: { hi: { name } } })
          .where(eq(productRows.handle, "apple"));
      await called("Taaza Seb");
      await platform.send("POST", `/sandbox/orders/${shopper.orderId}/state`, { orderState: "DELIVERED" });
      const { rawPayload } = await platform.app.inject({
        url: `/api/orders/${shopper.orderId}/invoice?language=hi`,
        headers: shopper.headers,
      });
      const parser = new PDFParse({ data: new Uint8Array(rawPayload) });
      expect((await parser.getText()).text).toContain("Taaza Seb");
      await parser.destroy();
      await called("सेब");
    });

    it("are not taken for an order whose product has another name today", async () => {
      const renamed = await folder();
      const apple = renamed.products.find(({ handle }) => handle === "apple");
      Object.assign(apple ?? {}, { name: "Green Apple" });
      await platform.services.storeFolders.import(renamed, { who: "asha" });
      expect((await order("hi")).orderItems[0]).toMatchObject({
        productName: "Apple",
        inFirstLanguage: ["productName"],
        firstLanguage: "en",
      });
    });
  });
});
