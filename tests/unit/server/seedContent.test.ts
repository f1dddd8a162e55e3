import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { seedStores } from "../../../server/platform/seed/content";
import { seedPictures } from "../../../server/platform/seed/content/pictures";
import type { SeedStore } from "../../../server/platform/seed/seed.types";

const pictures = path.resolve(import.meta.dirname, "../../../server/platform/seed/pictures");

function store(friendlyId: string): SeedStore {
  const found = seedStores.find((candidate) => candidate.friendlyId === friendlyId);
  if (!found) throw new Error(`No demo store ${friendlyId}`);
  return found;
}
const fresh = store("fresh-basket");
const kora = store("kora-home");

const productsOf = ({ categories }: SeedStore) => categories.flatMap((category) => category.products);
const variantsOf = (demo: SeedStore) => productsOf(demo).flatMap((product) => product.variants);
const shownCategories = ({ categories }: SeedStore) =>
  categories.filter((category) => category.isActive && category.products.length > 0);

describe("the demo stores", () => {
  it("are the two of the platform's description, in order", () => {
    expect(seedStores.map(({ friendlyId }) => friendlyId)).toEqual(["fresh-basket", "kora-home"]);
  });

  it("have every picture they name, and no picture they do not", () => {
    const named = seedPictures();
    expect([...named].filter((name) => !existsSync(path.join(pictures, name)))).toEqual([]);
    const files = readdirSync(pictures).filter((name) => name !== "LICENSE.md");
    expect(files.filter((name) => !named.has(name))).toEqual([]);
  });

  it("keep their pictures under 12 MB, with the emoji's licence beside them", () => {
    const bytes = readdirSync(pictures).reduce((sum, name) => sum + statSync(path.join(pictures, name)).size, 0);
    expect(bytes).toBeLessThan(12 * 1024 * 1024);
    expect(existsSync(path.join(pictures, "LICENSE.md"))).toBe(true);
  });

  it("show at least two pictures for every variant", () => {
    expect(seedStores.flatMap(variantsOf).filter((variant) => new Set(variant.pictures).size < 2)).toEqual([]);
  });

  it("have no SKU twice and no product name twice in a store", () => {
    const skus = seedStores.flatMap(variantsOf).map(({ sku }) => sku);
    expect(skus.filter((sku, index) => skus.indexOf(sku) !== index)).toEqual([]);
    for (const demo of seedStores) {
      const names = productsOf(demo).map(({ name }) => name);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it("ask for money for everything, in whole paise, and never have negative stock or weight", () => {
    for (const { sku, mrp, sellingPrice, stock, weight } of seedStores.flatMap(variantsOf)) {
      for (const rupees of [mrp, sellingPrice]) {
        expect(rupees, sku).toBeGreaterThan(0);
        expect(Number(rupees.toFixed(2)), sku).toBe(rupees);
      }
      expect(Number.isInteger(stock) && stock >= 0, sku).toBe(true);
      expect(Number.isInteger(weight) && weight >= 0, sku).toBe(true);
    }
  });

  it("describe every product with a paragraph and a list, in a GST slab", () => {
    for (const product of seedStores.flatMap(productsOf)) {
      expect(product.description, product.name).toMatch(/^<p>.+<\/p><ul>(<li>[^<]+<\/li>)+<\/ul>$/);
      expect([0, 5, 12, 18], product.name).toContain(product.taxPercent);
      expect(product.variants.length, product.name).toBeGreaterThan(0);
    }
  });
});

describe("what the demo stores say", () => {
  it("writes amounts with two decimals, as every price is (spec 1)", () => {
    const said = JSON.stringify(seedStores.map(({ categories: _, ...store }) => store));
    const amounts = said.match(/₹[\d,]+(\.\d+)?/g) ?? [];
    expect(amounts.length).toBeGreaterThan(4);
    expect(amounts.filter((amount) => !/\.\d\d$/.test(amount))).toEqual([]);
  });

  it("puts words on each banner that is shown, and leads to a category that is", () => {
    for (const demo of seedStores) {
      const shown = shownCategories(demo).map(({ name }) => name);
      for (const { isActive, title, text, category } of demo.banners.filter(({ isActive }) => isActive)) {
        expect(isActive && title && text, title).toBeTruthy();
        expect(shown).toContain(category);
      }
    }
  });
});

describe("fresh-basket", () => {
  it("has 13 categories to show, one inactive with products and one active without", () => {
    expect(shownCategories(fresh).length).toBeGreaterThanOrEqual(13);
    expect(fresh.categories.filter((category) => !category.isActive && category.products.length > 0)).toHaveLength(1);
    expect(fresh.categories.filter((category) => category.isActive && category.products.length === 0)).toHaveLength(1);
  });

  it("has 125 products to show, most of them in several variants", () => {
    const shown = shownCategories(fresh).flatMap((category) => category.products);
    expect(shown.length).toBeGreaterThanOrEqual(125);
    expect(shown.filter(({ variants }) => variants.length > 1).length).toBeGreaterThan(shown.length * 0.9);
  });

  it("has subscribable milk, curd, bread and eggs", () => {
    const names = productsOf(fresh).flatMap(({ name, isSubscribable }) => (isSubscribable ? [name] : []));
    for (const word of ["Milk", "Curd", "Bread", "Eggs"]) expect(names.some((name) => name.includes(word))).toBe(true);
    expect(names.length).toBeLessThan(productsOf(fresh).length / 2);
  });

  it("has something for each filter and each odd case", () => {
    const products = productsOf(fresh);
    const variants = variantsOf(fresh);
    expect(variants.filter(({ stock }) => stock === 0).length).toBeGreaterThan(5);
    expect(variants.filter(({ isVisible }) => isVisible === false).length).toBeGreaterThan(4);
    expect(products.filter((product) => product.variants[0]?.isVisible === false)).toHaveLength(2);
    expect(variants.filter(({ mrp, sellingPrice }) => mrp < sellingPrice)).toHaveLength(1);
    expect(variants.filter(({ mrp, sellingPrice }) => mrp === sellingPrice).length).toBeGreaterThan(4);
    expect(variants.filter(({ mrp, sellingPrice }) => mrp > sellingPrice).length).toBeGreaterThan(200);
    expect(variants.some(({ weight }) => weight === 0)).toBe(true);
    expect(products.some(({ name }) => name.length > 120)).toBe(true);
    expect(products.some((product) => product.variants.length === 1)).toBe(true);
    expect(products.filter(({ taxType }) => taxType === "EXCLUSIVE").length).toBeGreaterThan(2);
    expect(products.filter(({ name }) => /[\u0900-\u097f]/.test(name)).length).toBeGreaterThanOrEqual(12);
    expect(new Set(products.map(({ taxPercent }) => taxPercent))).toEqual(new Set([0, 5, 12, 18]));
  });

  it("has everything switched on, with something that is not to be shown", () => {
    expect(fresh.payment).toEqual({
      onlinePayment: { enabled: true, activePaymentMethod: "CASHFREE" },
      cashOnDelivery: true,
      wallet: true,
    });
    expect(fresh.shipping.shippingTimes).toEqual(["30 to 60 minutes", "1 to 4 hours"]);
    expect(fresh.theme).toMatchObject({ gridHomePage: 6, gridCatalogPage: 5 });
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

describe("kora-home", () => {
  it("has 8 categories and 60 products", () => {
    expect(shownCategories(kora).length).toBeGreaterThanOrEqual(8);
    expect(productsOf(kora).length).toBeGreaterThanOrEqual(60);
  });

  it("lacks what the other store has", () => {
    expect(kora.payment).toEqual({
      onlinePayment: { enabled: true, activePaymentMethod: "RAZORPAY" },
      cashOnDelivery: true,
      wallet: false,
    });
    expect(kora.announcements.map(({ enabled }) => enabled)).toEqual([false]);
    expect(kora.policies).toMatchObject({ refundPolicy: "", termsAndConditions: "" });
    expect(kora.shipping.shippingTimes).toEqual(["3 to 5 days"]);
    expect(kora.theme.gridHomePage).toBeUndefined();
    expect(kora.theme.gridCatalogPage).toBe(4);
    expect(kora.theme.primaryColor).not.toBe(fresh.theme.primaryColor);
  });
});
