import { getAllByRole, getByRole, queryByRole, queryByText } from "@testing-library/dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { homeFeature } from "#features/home/feature.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { aBanner, aFaq, aProduct, aTestimonial, aVariant, categories, products } from "#stories/support/builders.ts";
import { openPage } from "../support/openPage";

const shop = {
  "GET /api/store-banners": [aBanner(), aBanner({ id: "old", isActive: false, altText: "Last year" })],
  "GET /api/categories": categories(9),
  "GET /api/products": { products: products(3), total: 3, page: 1, totalPages: 1 },
  "GET /api/common/enum-values": { ProductWeightUnit: {}, Weekday: {}, OrderState: {} },
  "GET /api/faqs/:id": { faqs: [aFaq()] },
  "GET /api/store-customization/:storeId/testimonials": [
    aTestimonial(),
    aTestimonial({ id: "hidden", customerName: "Nobody", enabled: false }),
  ],
};

// In a window without a layout every section counts as near.
beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});

let page: Awaited<ReturnType<typeof openPage>>;
const open = async (changed: object = {}) => {
  page = await openPage(homeFeature, "/", { ...shop, ...changed });
  await vi.waitFor(async () => {
    await page.settle();
    expect(page.api.to("/testimonials")).not.toHaveLength(0);
  });
  await page.settle();
  return page.root;
};

describe("home (spec 2.3)", () => {
  it("shows only active banners", async () => {
    const root = await open();
    expect(queryByRole(root, "img", { name: "Fresh fruit at your door" })).not.toBeNull();
    expect(root.innerHTML).not.toContain("Last year");
  });

  it("writes a banner's words over it and links to its address, but never to an unsafe one", async () => {
    const root = await open({
      "GET /api/store-banners": [
        aBanner({
          id: "a",
          altText: "Fruit",
          title: "Picked this morning",
          text: "From farms",
          link: "/category/fruits",
        }),
        aBanner({ id: "b", altText: "Tea", title: "Tea at four", link: "//example.com" }),
      ],
    });
    const link = getByRole(root, "link", { name: /Picked this morning/ });
    expect([link.getAttribute("href"), link.textContent]).toEqual([
      "/category/fruits",
      "Picked this morningFrom farms",
    ]);
    expect(queryByText(root, "Tea at four")?.closest("a")).toBeNull();
  });

  it("says its four promises in the specification's words", async () => {
    const root = await open();
    for (const [title, text] of [
      ["Secured Payments", "make payment with ease"],
      ["Shop for any category", "shop for anyone"],
      ["Home Delivery", "delivery charges as per T&C"],
      ["Quality Products", "made with highest care"],
    ] as const) {
      expect(queryByText(root, title)).not.toBeNull();
      expect(queryByText(root, text)).not.toBeNull();
    }
  });

  it("shows at most 8 categories and 'See more' only if there are more", async () => {
    let root = await open();
    const shown = () => getAllByRole(root, "link", { name: /^Category \d$/ });
    expect(shown()).toHaveLength(8);
    expect(getByRole(root, "link", { name: "See more categories" }).getAttribute("href")).toBe("/category");
    await page.close();
    root = await open({ "GET /api/categories": categories(8) });
    expect(shown()).toHaveLength(8);
    expect(queryByRole(root, "link", { name: /^See more/ })).toBeNull();
  });

  it("shows popular products, hidden ones left out", async () => {
    const list = products(2, (index) => (index === 0 ? { variants: [aVariant({ isVisible: false })] } : {}));
    const root = await open({ "GET /api/products": { products: list, total: 2, page: 1, totalPages: 1 } });
    expect(queryByText(root, "Product 1")).toBeNull();
    expect(queryByText(getByRole(root, "list", { name: "Popular products" }), "Product 2")).not.toBeNull();
  });

  it("has a row of products for each of the first categories, which leads to all of them", async () => {
    const root = await open();
    const names = getAllByRole(root, "link", { name: /^See all Category/ }).map((link) => link.textContent);
    expect(names).toHaveLength(4);
    const [first = ""] = names.map((name) => name?.replace("See all ", "") ?? "");
    expect(getAllByRole(getByRole(root, "list", { name: first }), "listitem")).toHaveLength(3);
  });

  it("shows what is reduced most under 'Deals', and nothing that is sold at its MRP", async () => {
    const reduced = aProduct({ id: "reduced", name: "Dear Tea", variants: [aVariant({ mrp: 100, sellingPrice: 60 })] });
    const plain = aProduct({ id: "plain", name: "Plain Rice", variants: [aVariant({ mrp: 100, sellingPrice: 100 })] });
    const root = await open({
      "GET /api/products": { products: [reduced, plain], total: 2, page: 1, totalPages: 1 },
    });
    const deals = getByRole(root, "list", { name: "Deals" });
    expect(getAllByRole(deals, "listitem").map((item) => item.textContent)).toEqual([
      expect.stringContaining("Dear Tea"),
    ]);
    expect(page.api.to("/api/products").map(({ query }) => query)).toContainEqual({
      sortBy: "discount",
      page: 1,
      size: 5,
    });
  });

  it("lists the questions with their answers", async () => {
    const root = await open();
    expect(queryByText(root, "When do you deliver?")).not.toBeNull();
    expect(queryByText(root, /Every day from 6/)).not.toBeNull();
  });

  it("shows only enabled testimonials, in halves of stars, under 'What People Say About Us'", async () => {
    const root = await open();
    expect(getByRole(root, "heading", { name: "What People Say About Us" })).toBeTruthy();
    expect(queryByRole(root, "img", { name: "Rated 4.5 out of 5" })).not.toBeNull();
    expect(queryByText(root, "Nobody")).toBeNull();
  });

  it("leaves sections out that have nothing to show", async () => {
    const root = await open({
      "GET /api/store-banners": [],
      "GET /api/categories": [],
      "GET /api/products": { products: [], total: 0, page: 1, totalPages: 0 },
      "GET /api/faqs/:id": { faqs: [] },
      "GET /api/store-customization/:storeId/testimonials": [],
    });
    expect(root.querySelectorAll("h2")).toHaveLength(0);
  });
});

describe("spec 8, Load failures: a section that failed", () => {
  it.each([
    ["GET /api/store-banners", "The offers did not load"],
    ["GET /api/categories", "The categories did not load"],
    ["GET /api/products", "The products did not load"],
    ["GET /api/faqs/:id", "The questions did not load"],
    ["GET /api/store-customization/:storeId/testimonials", "The opinions did not load"],
  ])("%s: says so, offers no second try of a lasting refusal, and the page stands", async (call, words) => {
    const root = await open({ [call]: new HttpError(400, "ODD", "Not now.") });
    expect(queryByText(root, words)).not.toBeNull();
    expect(queryByText(root, "Not now.")).not.toBeNull();
    expect(queryByRole(root, "button", { name: "Try again" })).toBeNull();
    expect(queryByText(root, "Secured Payments")).not.toBeNull();
  });
});
