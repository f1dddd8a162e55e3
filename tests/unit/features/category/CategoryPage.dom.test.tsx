import { getAllByRole, getByRole, getByText, queryByRole, queryByText } from "@testing-library/dom";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { categoryFeature } from "#features/category/feature.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { aCategory, aVariant, products } from "#stories/support/builders.ts";
import { openPage } from "../support/openPage";

const ENUMS = { ProductWeightUnit: {}, Weekday: {}, OrderState: {} };
const pageOf = (count: number, totalPages = 1) => ({ products: products(count), total: count, page: 1, totalPages });
const all = [
  aCategory(),
  aCategory({ id: "empty", name: "Empty", productCount: 0 }),
  aCategory({ id: "closed", name: "Closed", isActive: false }),
];

const facets = {
  categories: [],
  ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 6 - rating })),
  subscribable: 2,
  price: { min: 20, max: 980 },
};

let page: Awaited<ReturnType<typeof openPage>>;
const open = async (path: string, list: unknown = pageOf(2), categories: unknown = all) => {
  page = await openPage(categoryFeature, path, {
    "GET /api/products": list,
    "GET /api/categories": categories,
    "GET /api/common/enum-values": ENUMS,
    "POST /api/search/products": { ...pageOf(3), results: products(3), facets },
  });
  return page;
};

describe("category listing (spec 2.5)", () => {
  it("shows products of all categories without an id (reading 17)", async () => {
    const { root, api } = await open("/category");
    expect(api.to("/api/products")[0]?.query).toEqual({ categoryId: undefined, page: 1, size: 20 });
    expect(getByRole(root, "heading", { level: 1 }).textContent).toBe("All products");
    expect(root.textContent).toContain("2 products");
  });

  it("asks for the products of one category by its id, and names it", async () => {
    const { root, api } = await open("/category/dairy");
    expect(api.to("/api/products")[0]?.query).toMatchObject({ categoryId: "dairy" });
    expect(getByRole(root, "heading", { level: 1 }).textContent).toBe("Dairy");
  });

  it("links only active categories with products (spec 5, Display)", async () => {
    const { root } = await open("/category");
    const links = getAllByRole(root, "link").map((link) => link.getAttribute("href"));
    expect(links).toContain("/category/dairy");
    expect(links.join()).not.toMatch(/empty|closed/);
  });

  it("leaves products out whose first variant is not visible", async () => {
    const list = pageOf(2);
    list.products[0] = { ...list.products[0], variants: [aVariant({ isVisible: false })] } as never;
    const { root } = await open("/category", list);
    expect(queryByText(root, "Product 1")).toBeNull();
    expect(queryByText(root, "Product 2")).not.toBeNull();
  });

  it("shows Not Found at an unknown path inside its area", async () => {
    const { root } = await open("/category/dairy/milk");
    expect(getByRole(root, "heading", { name: "Not Found" })).toBeTruthy();
  });

  it("goes home on Back when the shopper came from elsewhere", async () => {
    const { root, address } = await open("/category");
    await act(async () => getByRole(root, "button", { name: "Back" }).click());
    expect(address()).toBe("/");
  });

  it("begins at the page of its address", async () => {
    const { api } = await open("/category?page=2", { ...pageOf(20), total: 60 });
    expect(api.to("/api/products").map(({ query }) => query.page)).toEqual([2]);
  });

  it("says how much is shown and shows more by a button", async () => {
    const { root, settle } = await open("/category", { ...pageOf(20), total: 100_000 });
    expect(getByText(root, "60 of 1,00,000 products")).toBeTruthy();
    await act(async () => getByRole(root, "button", { name: "Show more" }).click());
    await settle();
    expect(getByText(root, "100 of 1,00,000 products")).toBeTruthy();
  });

  it("has no button when everything is shown", async () => {
    const { root } = await open("/category", pageOf(2));
    expect(queryByRole(root, "button", { name: "Show more" })).toBeNull();
  });
});

describe("sorting and filtering a category", () => {
  it("uses the platform's search with an empty query, kept in the address", async () => {
    const { root, api } = await open("/category/dairy?sort=price-asc&rating=4&page=2");
    await page.settle();
    expect(api.to("/api/products").filter(({ path }) => path === "/api/products")).toEqual([]);
    expect(api.to("/search/products")[0]?.body).toMatchObject({
      query: "",
      filters: { categoryIds: ["dairy"], averageRating: 4 },
      sortBy: "sellingPrice",
      sortOrder: "ASC",
    });
    expect(getByRole(root, "heading", { level: 1 }).textContent).toBe("Dairy");
    expect(getByText(root, "3 products")).toBeTruthy();
    await act(async () => getByRole(root, "button", { name: "Remove 4 stars and above" }).click());
    expect(page.address()).toBe("/category/dairy?sort=price-asc");
  });

  it("by a fact sends it to the platform, and names its value where it is removed", async () => {
    const { root, api } = await open("/category/dairy?fact=brand:Gokul&fact=brand:Nandi");
    await page.settle();
    expect(api.to("/search/products")[0]?.body).toMatchObject({
      filters: { facts: ["Gokul", "Nandi"].map((value) => ({ name: "brand", value })) },
    });
    await act(async () => getByRole(root, "button", { name: "Remove Gokul" }).click());
    expect(page.address()).toBe("/category/dairy?fact=brand%3ANandi");
  });

  it("asks for nothing more until the shopper does", async () => {
    const { root, api } = await open("/category/dairy");
    expect(getByRole(root, "button", { name: "Sort and filter" }).getAttribute("aria-haspopup")).toBe("dialog");
    expect(api.to("/search/products")).toEqual([]);
  });

  it("offers to clear the filters where they leave nothing", async () => {
    page = await openPage(categoryFeature, "/category/dairy?rating=5", {
      "GET /api/categories": all,
      "GET /api/common/enum-values": ENUMS,
      "POST /api/search/products": {
        results: [],
        total: 0,
        page: 1,
        totalPages: 0,
        facets: { ...facets, price: null },
      },
    });
    await page.settle();
    await act(async () => getByRole(page.root, "button", { name: "Clear filters" }).click());
    expect(page.address()).toBe("/category/dairy");
  });
});

describe("spec 8", () => {
  it("Empty results: 'No Product Found'", async () => {
    const { root } = await open("/category/dairy", pageOf(0));
    expect(getByRole(root, "heading", { name: "No Product Found" })).toBeTruthy();
    expect(queryByRole(root, "button", { name: "Sort and filter" })).toBeNull();
  });

  it("Empty results: 'No Product Found' for an unknown category", async () => {
    const { root } = await open("/category/nope", new HttpError(404, "NOT_FOUND", "Category not found."));
    expect(getByRole(root, "heading", { name: "No Product Found" })).toBeTruthy();
  });

  it("Load failures: the status and the message, and the categories stay", async () => {
    const { root } = await open("/category", new HttpError(400, "ODD", "Not now."));
    expect(getByText(root, "Error 400")).toBeTruthy();
    expect(getByText(root, "Not now.")).toBeTruthy();
    expect(getAllByRole(root, "link", { name: "Dairy" }).length).toBeGreaterThan(0);
  });

  it("Load failures: the products are shown without the categories", async () => {
    const { root } = await open("/category", pageOf(2), new HttpError(400, "ODD", "Not now."));
    expect(getByText(root, "The categories did not load.")).toBeTruthy();
    expect(getByText(root, "Product 2")).toBeTruthy();
  });
});
