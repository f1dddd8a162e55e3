import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { DEMO_STORES, demoPictures, demoStoreFolder } from "#server/platform/seed/demoStores.ts";
import { readDemoStore } from "#server/platform/seed/readDemoStore.ts";
import type { StoreFolder } from "#server/platform/storeFolder/StoreFolder.types.ts";

const demoStores = await Promise.all(DEMO_STORES.map(readDemoStore));
const [fresh, kora, oven, nila] = demoStores as [StoreFolder, StoreFolder, StoreFolder, StoreFolder];

const variantsOf = ({ products }: StoreFolder) => products.flatMap(({ variants }) => variants);
const productsIn = ({ products }: StoreFolder, { handle }: { handle: string }) =>
  products.filter(({ category }) => category === handle);
const shownCategories = (demo: StoreFolder) =>
  demo.categories.filter((category) => category.isActive && productsIn(demo, category).length > 0);

describe("the demo stores", () => {
  it("show every picture in their folders", async () => {
    const texts = DEMO_STORES.flatMap((store) =>
      ["store.yaml", "categories.csv", "products.csv"].map((file) => readFile(path.join(demoStoreFolder(store), file))),
    );
    const named = (await Promise.all(texts)).join("\n");
    expect([...demoPictures().keys()].filter((name) => !named.includes(name))).toEqual([]);
  });

  it("keep their pictures under 12 MB, with the emoji's licence beside them", () => {
    const bytes = [...demoPictures().values()].reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThan(12 * 1024 * 1024);
    expect(existsSync(path.join(demoStoreFolder("fresh-basket"), "../LICENSE.md"))).toBe(true);
  });

  it("show at least two pictures for every variant", () => {
    expect(demoStores.flatMap(variantsOf).filter((variant) => new Set(variant.imagePathList).size < 2)).toEqual([]);
  });

  it("have each SKU and each product name once in a store", () => {
    const skus = demoStores.flatMap(variantsOf).map(({ sku }) => sku);
    expect(skus.filter((sku, index) => skus.indexOf(sku) !== index)).toEqual([]);
    for (const demo of demoStores) {
      const names = demo.products.map(({ name }) => name);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it("have a price for everything", () => {
    for (const { sku, mrpPaise, sellingPricePaise } of demoStores.flatMap(variantsOf)) {
      expect(mrpPaise > 0 && sellingPricePaise > 0, sku).toBe(true);
    }
  });

  it("describe every product with a paragraph and a list, in a GST slab", () => {
    for (const product of demoStores.flatMap(({ products }) => products)) {
      expect(product.description, product.name).toMatch(/^<p>.+<\/p><ul>(<li>[^<]+<\/li>)+<\/ul>$/);
      expect([0, 5, 12, 18], product.name).toContain(product.taxPercent);
      expect(product.variants.length, product.name).toBeGreaterThan(0);
    }
  });
});

describe("the texts of the demo stores", () => {
  it("write amounts with two decimals, like every price (spec 1)", () => {
    const said = JSON.stringify(demoStores.map(({ products: _, files: __, ...store }) => store));
    const amounts = said.match(/₹[\d,]+(\.\d+)?/g) ?? [];
    expect(amounts.length).toBeGreaterThan(4);
    expect(amounts.filter((amount) => !/\.\d\d$/.test(amount))).toEqual([]);
  });

  it("have words on each shown banner, whose link leads to a shown category", () => {
    for (const demo of demoStores) {
      const shown = shownCategories(demo).map(({ handle }) => handle);
      for (const { isActive, title, text, category } of demo.banners.filter(({ isActive }) => isActive)) {
        expect(isActive && title && text, category).toBeTruthy();
        expect(shown).toContain(category);
      }
    }
  });
});

describe("fresh-basket", () => {
  it("has 13 categories to show, one inactive with products and one active without", () => {
    expect(shownCategories(fresh).length).toBeGreaterThanOrEqual(13);
    const [shown, hidden] = [true, false].map((isActive) =>
      fresh.categories.filter((category) => category.isActive === isActive),
    );
    expect(hidden?.filter((category) => productsIn(fresh, category).length > 0)).toHaveLength(1);
    expect(shown?.filter((category) => productsIn(fresh, category).length === 0)).toHaveLength(1);
  });

  it("has 125 products to show, most of them in several variants", () => {
    const shown = shownCategories(fresh).flatMap((category) => productsIn(fresh, category));
    expect(shown.length).toBeGreaterThanOrEqual(125);
    expect(shown.filter(({ variants }) => variants.length > 1).length).toBeGreaterThan(shown.length * 0.9);
  });

  it("has subscribable milk, curd, bread and eggs", () => {
    const names = fresh.products.flatMap(({ name, isSubscribable }) => (isSubscribable ? [name] : []));
    for (const word of ["Milk", "Curd", "Bread", "Eggs"]) expect(names.some((name) => name.includes(word))).toBe(true);
    expect(names.length).toBeLessThan(fresh.products.length / 2);
  });

  it("has products for each filter and each special case", () => {
    const { products } = fresh;
    const variants = variantsOf(fresh);
    expect(variants.filter(({ stock }) => stock === 0).length).toBeGreaterThan(5);
    expect(variants.filter(({ isVisible }) => isVisible === false).length).toBeGreaterThan(4);
    expect(products.filter((product) => product.variants[0]?.isVisible === false)).toHaveLength(2);
    expect(variants.filter(({ mrpPaise, sellingPricePaise }) => mrpPaise < sellingPricePaise)).toHaveLength(1);
    expect(variants.filter(({ mrpPaise, sellingPricePaise }) => mrpPaise === sellingPricePaise).length).toBeGreaterThan(
      4,
    );
    expect(variants.filter(({ mrpPaise, sellingPricePaise }) => mrpPaise > sellingPricePaise).length).toBeGreaterThan(
      200,
    );
    expect(variants.some(({ weight }) => weight === 0)).toBe(true);
    expect(products.some(({ name }) => name.length > 120)).toBe(true);
    expect(products.some((product) => product.variants.length === 1)).toBe(true);
    expect(products.filter(({ taxType }) => taxType === "EXCLUSIVE").length).toBeGreaterThan(2);
    expect(products.filter(({ localName }) => /[\u0900-\u097f]/.test(localName)).length).toBeGreaterThanOrEqual(12);
    expect(new Set(products.map(({ taxPercent }) => taxPercent))).toEqual(new Set([0, 5, 12, 18]));
  });

  it("has everything switched on, and some hidden content", () => {
    expect(fresh.payment).toEqual({
      onlinePayment: { enabled: true, activePaymentMethod: "CASHFREE" },
      cashOnDelivery: { enabled: true },
      wallet: { enabled: true },
    });
    expect(fresh.shipping.shippingTimes).toEqual(["30 to 60 minutes", "1 to 4 hours"]);
    expect(fresh.grid).toEqual({ gridHomePage: 6, gridCatalogPage: 5 });
    expect(fresh.banners.map(({ isActive }) => isActive)).toEqual([true, true, true, true, false]);
    expect(fresh.faqs).toHaveLength(8);
    expect(fresh.testimonials).toHaveLength(7);
    expect(fresh.testimonials.filter(({ enabled }) => !enabled)).toHaveLength(2);
    expect(fresh.testimonials.some(({ enabled, rating }) => enabled && rating % 1 === 0.5)).toBe(true);
    expect(fresh.announcements.map(({ enabled }) => enabled)).toEqual([true, true]);
    expect(fresh.deliverySlots.length).toBeGreaterThan(2);
    for (const policy of Object.values(fresh.policies)) expect(policy).toMatch(/<h3>.*<ul>/s);
  });
});

describe("oven-story", () => {
  const [birthday] = oven.products.filter(({ handle }) => handle === "birthday-cake");

  it("sells by one, two and three options, and by weight alone", () => {
    const counts = oven.products.map(({ options }) => options.length);
    expect([0, 1, 2, 3].map((many) => counts.filter((count) => count === many).length)).toEqual([2, 1, 4, 1]);
    expect(birthday?.options.map(({ name, values }) => `${name}: ${values.join(", ")}`)).toEqual([
      'Size: 6", 8", 10"',
      "Flavour: Vanilla, Red velvet",
      "Kind: With egg, Eggless",
    ]);
  });

  it("shows flavours by their colour, and has a combination that does not exist and some that are sold out", () => {
    expect(birthday?.options[1]?.swatches).toEqual({
      Vanilla: { colours: ["#f3e5ab"] },
      "Red velvet": { colours: ["#8e1b2f"] },
    });
    expect(birthday?.variants).toHaveLength(3 * 2 * 2 - 1);
    expect(variantsOf(oven).filter(({ stock }) => stock === 0)).toHaveLength(3);
  });
});

describe("nila-saris", () => {
  it("has 6 products in three colours and several sizes, with six pictures each; some are sold out or not made", () => {
    expect(nila.products).toHaveLength(6);
    for (const { options = [], variants, name } of nila.products) {
      const [colours, sizes] = options;
      expect([colours?.name, colours?.values.length], name).toEqual(["Colour", 3]);
      expect(Object.keys(colours?.swatches ?? {}), name).toEqual(colours?.values);
      expect(sizes?.values.length, name).toBeGreaterThan(3);
      expect(new Set(variants.flatMap(({ imagePathList }) => imagePathList)).size, name).toBe(6);
      expect(
        variants.some(({ stock }) => stock === 0),
        name,
      ).toBe(true);
    }
    expect(variantsOf(nila).length).toBeLessThan(6 * 3 * 5);
  });
});

describe("kora-home", () => {
  it("has 8 categories and 60 products", () => {
    expect(shownCategories(kora).length).toBeGreaterThanOrEqual(8);
    expect(kora.products.length).toBeGreaterThanOrEqual(60);
  });

  it("lacks optional content that the other store has", () => {
    expect(kora.payment).toEqual({
      onlinePayment: { enabled: true, activePaymentMethod: "RAZORPAY" },
      cashOnDelivery: { enabled: true },
      wallet: { enabled: false },
    });
    expect(kora.announcements.map(({ enabled }) => enabled)).toEqual([false]);
    expect(kora.policies).toMatchObject({ refundPolicy: "", termsAndConditions: "" });
    expect(kora.shipping.shippingTimes).toEqual(["3 to 5 days"]);
    expect(kora.grid).toEqual({ gridCatalogPage: 4 });
    expect(kora.colors.primaryColor).not.toBe(fresh.colors.primaryColor);
  });
});
