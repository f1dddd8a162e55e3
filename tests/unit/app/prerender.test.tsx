import { describe, expect, it } from "vitest";
import { categoryFeature } from "#features/category/feature.ts";
import { homeFeature } from "#features/home/feature.ts";
import { productFeature } from "#features/product/feature.ts";
import {
  aBanner,
  aFaq,
  aProduct,
  aTestimonial,
  aVariant,
  categories,
  HOSTILE,
  products,
} from "#stories/support/builders.ts";
import { renderPage, wordsOf } from "../features/support/renderPage";

const ENUMS = { ProductWeightUnit: { MILLILITRE: "ml" }, Weekday: {}, OrderState: {} };
const shop = {
  "GET /api/store-banners": [aBanner()],
  "GET /api/categories": categories(9),
  "GET /api/products": { products: products(3), total: 3, page: 1, totalPages: 1 },
  "GET /api/common/enum-values": ENUMS,
  "GET /api/faqs/:id": { faqs: [aFaq({ q: "Is it fresh?", a: "Cut this morning." })] },
  "GET /api/store-customization/:storeId/testimonials": [aTestimonial({ message: "It smells of tomato." })],
  "GET /api/products/:id": aProduct({
    facts: [{ name: "shelfLife", label: "Shelf life", value: "2 days" }],
    description: "<p>Fresh</p><script>alert(1)</script>",
    variants: [aVariant(), aVariant({ variantId: "milk-1000", weight: 1000, sellingPrice: 60, mrp: 60 })],
  }),
};

describe("the first screen is drawn without a window", () => {
  it("runs without one", () => {
    expect(typeof window).toBe("undefined");
    expect(typeof document).toBe("undefined");
  });

  it("home: banner, categories and popular products, with its data", async () => {
    const words = wordsOf(await renderPage(homeFeature, "/", shop));
    expect(words).toContain("Shop by Category");
    expect(words).toContain("Category 8");
    expect(words).toContain("Popular Products");
    expect(words).toContain("Product 3");
    expect(words).toContain("500 ml");
    expect(words).not.toContain("Loading products");
  });

  it("home: the questions with their answers, and what people say (reading 43)", async () => {
    const html = await renderPage(homeFeature, "/", shop);
    expect(html).toMatch(/<details><summary>Is it fresh\?<\/summary>Cut this morning\.<\/details>/);
    expect(html).toMatch(/What People Say About Us<\/h2>.*<blockquote>It smells of tomato\.<\/blockquote>/s);
  });

  it("listing: the category's products beside all categories", async () => {
    const words = wordsOf(await renderPage(categoryFeature, "/category/category-2", shop));
    expect(words).toContain("Category 9");
    expect(words).toContain("Product 1");
    expect(words).toContain("₹34.00");
  });

  it("product: the variant of the address, its description sanitised", async () => {
    const html = await renderPage(productFeature, "/product/milk?variant=milk-1000", shop);
    expect(wordsOf(html)).toContain("Toned Milk");
    expect(wordsOf(html)).toContain("1000 ml");
    expect(html).toContain("<p>Fresh</p>");
    expect(html).toMatch(/<dt[^>]*>Shelf life<\/dt><dd[^>]*>2 days<\/dd>/);
    expect(html).not.toContain("<script");
    expect(html).toMatch(/value="milk-1000"[^>]*checked|checked[^>]*value="milk-1000"/);
  });

  it("draws skeletons while nothing is known", async () => {
    const words = wordsOf(await renderPage(homeFeature, "/", shop, { prefetched: false }));
    expect(words).toContain("Loading products");
    expect(words).toContain("Loading offers");
  });

  it("draws the rest when a section failed", async () => {
    const words = wordsOf(await renderPage(homeFeature, "/", { ...shop, "GET /api/store-banners": new Error("down") }));
    expect(words).toContain("The offers did not load");
    expect(words).toContain("Product 3");
  });

  it("writes hostile names as text", async () => {
    const hostile = {
      products: products(1, () => ({ name: HOSTILE, brand: HOSTILE })),
      total: 1,
      page: 1,
      totalPages: 1,
    };
    const html = await renderPage(homeFeature, "/", { ...shop, "GET /api/products": hostile });
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img src=x");
  });
});
