import { describe, expect, it } from "vitest";
import { checkFolder } from "#server/platform/storeFolder/checkFolder.ts";
import { fetchedName } from "#server/platform/storeFolder/fetchedName.ts";
import { exampleFolder } from "#tests/support/folders/exampleFolder.ts";
import { type ShopifyNames, type ShopifyRow, shopifyCsv } from "#tests/support/folders/shopifyExport.ts";

const read = async (rows: ShopifyRow[], names: ShopifyNames = "older", fetched: string[] = []) => {
  const files = await exampleFolder({ "products.csv": shopifyCsv(rows, names), "categories.csv": "name\nFruits\n" });
  const pictures = new Map(files.pictures);
  for (const [at, url] of fetched.entries()) {
    const key = String(at).repeat(40).slice(0, 40);
    pictures.set(fetchedName(url), { path: `pictures/${fetchedName(url)}`, key });
  }
  return checkFolder({ ...files, pictures });
};

const mango: ShopifyRow = {
  handle: "mango",
  title: "Mango",
  body: "<p>Ripe</p>",
  vendor: "Ratnagiri",
  type: "Fruits",
  tags: "ripe, sweet",
  published: "true",
  status: "active",
  option1Name: "Size",
  option1: "500 g",
  sku: "M-500",
  tracker: "shopify",
  quantity: "12",
  price: "220.00",
  compareAt: "250.00",
};

describe("a Shopify product list as products.csv", () => {
  it.each(["older", "today's"] as const)("is read with the %s names of its columns", async (names) => {
    const { problems, folder } = await read(
      [mango, { handle: "mango", option1: "1 kg", sku: "M-1", tracker: "shopify", quantity: "3", price: "420" }],
      names,
    );
    expect(problems).toEqual([]);
    expect(folder?.products).toEqual([
      expect.objectContaining({
        handle: "mango",
        name: "Mango",
        facts: { brand: "Ratnagiri" },
        category: "fruits",
        description: "<p>Ripe</p>",
        searchAliases: "ripe sweet",
        variants: [
          expect.objectContaining({
            sku: "M-500",
            sellingPricePaise: 22_000,
            mrpPaise: 25_000,
            stock: 12,
            weight: 500,
            weightUnit: "GRAM",
          }),
          expect.objectContaining({
            sku: "M-1",
            sellingPricePaise: 42_000,
            mrpPaise: 42_000,
            stock: 3,
            weight: 1,
            weightUnit: "KILOGRAM",
          }),
        ],
      }),
    ]);
  });

  it("keeps each option under its own name, in one product", async () => {
    const cake = { ...mango, handle: "cake", title: "Forest cake", type: "Cakes", option1: "6", option2Name: "Kind" };
    const variant = (option1: string, option2: string) => ({
      ...{ handle: "cake", option1, option2, price: "9", tracker: "shopify", quantity: "1" },
      sku: `${option1}-${option2}`,
    });
    const { folder, problems, notes } = await read([
      { ...cake, option2: "Egg", sku: "6-Egg" },
      variant("6", "Eggless"),
      variant('10"', "Egg"),
    ]);
    expect(problems).toEqual([]);
    expect(folder?.products).toEqual([
      expect.objectContaining({
        handle: "cake",
        name: "Forest cake",
        category: "cakes",
        options: [
          { name: "Size", values: ["6", '10"'] },
          { name: "Kind", values: ["Egg", "Eggless"] },
        ],
      }),
    ]);
    expect(folder?.products[0]?.variants.map(({ sku, options }) => [sku, options.map(([, value]) => value)])).toEqual([
      ["6-Egg", ["6", "Egg"]],
      ["6-Eggless", ["6", "Eggless"]],
      ['10"-Egg', ['10"', "Egg"]],
    ]);
    expect(folder?.categories.map(({ name }) => name)).toEqual(["Fruits", "Cakes"]);
    expect(notes).toEqual([expect.stringContaining("no tax rates")]);
  });

  it("refuses two variants with the same options", async () => {
    const { problems } = await read([mango, { handle: "mango", option1: "500 G", sku: "M-2", price: "9" }]);
    expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '3: "500 G" was found; meant is another value, because line 2 is "500 g", too.',
    ]);
  });

  it("leaves out a variant without a price, because nothing may cost ₹0 by an oversight", async () => {
    const { folder, notes } = await read([mango, { ...mango, option1: "1 kg", sku: "M-1", price: "" }]);
    expect(folder?.products[0]?.variants).toHaveLength(1);
    expect(notes).toContain("1 variants have no price and were left out (the first: mango).");
  });

  it.each<[string, ShopifyRow, object, RegExp]>([
    ["an apostrophe before a SKU of digits", { sku: "'0123456789012" }, { sku: "0123456789012" }, /no tax rates/],
    ["a compare-at price of 0", { compareAt: "0.00" }, { mrpPaise: 22_000 }, /no tax rates/],
    [
      "a compare-at price below the price",
      { compareAt: "100" },
      { mrpPaise: 22_000 },
      /1 compare-at prices are below the price/,
    ],
    ["a price of 0", { price: "0.00" }, { isVisible: false }, /cost nothing and are hidden/],
    ["stock below zero", { quantity: "-4" }, { stock: 0 }, /below zero and were imported as 0/],
    ["what nobody counts", { tracker: "", quantity: "0" }, { stock: 1000 }, /not counted in Shopify/],
    ["no quantity", { quantity: "" }, { stock: null }, /no quantity in the list/],
    ["sold beyond stock", { policy: "continue" }, { stock: 12 }, /sold beyond their stock/],
    ["a draft", { status: "draft" }, { isVisible: false }, /drafts, archived or not published/],
    ["not published", { published: "FALSE" }, { isVisible: false }, /drafts, archived or not published/],
    ["no SKU", { sku: "" }, { sku: "mango-500GRAM" }, /have no SKU/],
    [
      "no size but a weight",
      { option1: "Default Title", grams: "1500.0" },
      { weight: 1.5, weightUnit: "KILOGRAM" },
      /no tax rates/,
    ],
    ["neither size nor weight", { option1: "Default Title" }, { weight: 1, weightUnit: "PIECE" }, /no tax rates/],
    ["a barcode", { barcode: "'8901234567894" }, { barcode: "8901234567894" }, /no tax rates/],
    ["a barcode that was rounded", { barcode: "8.90123E+12" }, { barcode: "" }, /rounded by a spreadsheet/],
  ])("reads %s correctly", async (_, change, wanted, note) => {
    const { folder, notes } = await read([{ ...mango, ...change }]);
    expect(folder?.products[0]?.variants).toEqual([expect.objectContaining(wanted)]);
    expect(notes.join("\n")).toMatch(note);
  });

  it("leaves gift cards out and says so", async () => {
    const { folder, notes } = await read([mango, { ...mango, handle: "gift", giftCard: "true", sku: "G" }]);
    expect(folder?.products.map(({ handle }) => handle)).toEqual(["mango"]);
    expect(notes.join("\n")).toContain("gift cards were left out");
  });

  it("takes pictures in their order, a variant's own first, and asks for those that are addresses", async () => {
    const [one, two, own] = [
      "https://cdn.example/1.jpg",
      "https://cdn.example/2.jpg?v=2",
      "https://cdn.example/own.jpg",
    ];
    const rows = [
      { ...mango, image: two, imagePosition: "2", variantImage: own },
      { handle: "mango", image: one, imagePosition: "1" },
    ];
    expect((await read(rows)).unfetched).toEqual([one, two, own]);
    const { folder, unfetched } = await read(rows, "older", [one, two, own]);
    expect(unfetched).toEqual([]);
    const address = (at: number) => `/media/shop/${String(at).repeat(40)}.webp`;
    expect(folder?.products[0]?.variants[0]?.imagePathList).toEqual([address(2), address(0), address(1)]);
  });

  it("says where a row cannot be read", async () => {
    const { problems } = await read([
      { ...mango, price: "on request" },
      { handle: "lost", price: "3" },
    ]);
    expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '2: "on request" was found; meant is a price in rupees, such as 45, 45.50 or 1,20,000.',
      "3: it is empty; meant is the name of the product that the row belongs to.",
    ]);
  });
});
