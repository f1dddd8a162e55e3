import { fireEvent, getAllByRole, getByLabelText, getByRole, queryByRole, queryByText } from "@testing-library/dom";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { priceScale } from "#domain/search/index.ts";
import { searchFeature } from "#features/search/feature.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { categories, products } from "#stories/support/builders.ts";
import { openPage } from "../support/openPage";

const facets = {
  categories: [
    { id: "category-0", name: "Category 1", count: 7 },
    { id: "category-1", name: "Category 2", count: 3 },
  ],
  ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 10 - rating })),
  subscribable: 4,
  price: { min: 20, max: 980 },
  storePrice: { min: 15.5, max: 1_745 },
};
const found = (count: number, total = count) => ({ results: products(count), total, page: 1, totalPages: 3, facets });

let page: Awaited<ReturnType<typeof openPage>>;
const open = async (path: string, results: unknown = found(3, 41)) => {
  page = await openPage(searchFeature, path, {
    "POST /api/search/products": results,
    "GET /api/categories": categories(2),
    "GET /api/common/enum-values": { ProductWeightUnit: {}, Weekday: {}, OrderState: {} },
  });
  return page;
};
const change = async (by: () => void) => {
  await act(async () => by());
  await page.settle();
};
const lastBody = () => page.api.to("/search/products").at(-1)?.body;
const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } };
// So wide that the filters stand beside the list. The next file has the usual window again.
beforeEach(() => happyDOM.setViewport({ width: 1280 }));
afterEach(() => happyDOM.setViewport({ width: 1024 }));

describe("search results (spec 2.7)", () => {
  it("are headed 'Showing Results for' the query, with the total count (reading 16)", async () => {
    const { root } = await open("/search?query=milk");
    expect(getByRole(root, "heading", { level: 1 }).textContent).toBe("Showing Results for milk");
    expect(queryByText(root, "41 products")).not.toBeNull();
  });

  it("are not searched for while the query is empty", async () => {
    const { root, api } = await open("/search?query=%20");
    expect(api.to("/search/products")).toHaveLength(0);
    expect(getByRole(root, "link", { name: "Browse products" })).toBeTruthy();
  });

  it("are narrowed by rating and above, which can be cleared", async () => {
    const { root, address } = await open("/search?query=milk");
    await change(() => getByRole(root, "radio", { name: /Rated 4 out of 5/ }).click());
    expect(address()).toBe("/search?query=milk&rating=4");
    expect(lastBody()).toMatchObject({ filters: { averageRating: 4 } });
    await change(() => getByRole(root, "button", { name: "Clear rating" }).click());
    expect(address()).toBe("/search?query=milk");
  });

  it("are narrowed by categories and by what can be subscribed to, from page 1 again", async () => {
    const { root, address } = await open("/search?query=milk&page=2");
    await change(() => getByRole(root, "checkbox", { name: /^Category 1/ }).click());
    await change(() => getByRole(root, "checkbox", { name: /^Can be subscribed to/ }).click());
    expect(address()).toBe("/search?query=milk&category=category-0&subscribable=true");
    expect(lastBody()).toMatchObject({ page: 1, filters: { categoryIds: ["category-0"], isSubscribable: true } });
    await change(() => getByRole(root, "button", { name: "Clear all" }).click());
    expect(address()).toBe("/search?query=milk");
  });

  it("are sorted, and the order is in the address", async () => {
    const { root, address } = await open("/search?query=milk");
    await change(() => fireEvent.change(getByLabelText(root, "Sort by"), { target: { value: "price-desc" } }));
    expect(address()).toBe("/search?query=milk&sort=price-desc");
    expect(lastBody()).toMatchObject({ sortBy: "sellingPrice", sortOrder: "DESC" });
  });

  it("begin at the page of the address, the filters kept", async () => {
    await open("/search?query=milk&rating=4&page=2", found(20, 60));
    expect(lastBody()).toMatchObject({ page: 2, filters: { averageRating: 4 } });
  });

  it("show with each filter value how many products it would leave", async () => {
    const { root } = await open("/search?query=milk");
    expect(getByRole(root, "checkbox", { name: "Category 1 7" })).toBeTruthy();
    expect(getByRole(root, "radio", { name: /Rated 4 out of 5.*and above.*6/ })).toBeTruthy();
    expect(getByRole(root, "checkbox", { name: "Can be subscribed to 4" })).toBeTruthy();
    // This platform does not count what is in stock, so it has no such filter (reading 34).
    expect(queryByRole(root, "checkbox", { name: /^In stock/ })).toBeNull();
  });

  it("show their filters, each removed by one press", async () => {
    const { root, address } = await open("/search?query=milk&rating=4&category=category-1&min=100");
    const row = getByRole(root, "list", { name: "Active filters" });
    expect(getAllByRole(row, "listitem").map(({ textContent }) => textContent)).toEqual([
      "₹100.00 and above",
      "4 stars and above",
      "Category 2",
      "Clear all",
    ]);
    await change(() => getByRole(row, "button", { name: "Remove Category 2" }).click());
    expect(address()).toBe("/search?query=milk&min=100&rating=4");
  });

  it("say what was searched for instead of a misspelt word", async () => {
    const { root } = await open("/search?query=mlik", { ...found(2), correctedQuery: "milk" });
    expect(getByRole(root, "heading", { level: 1 }).textContent).toBe("Showing Results for mlik");
    expect(root.textContent).toContain("These are for milk.");
  });
});

describe("a filter that is about to be chosen", () => {
  it("is asked for while a finger rests on it, and is shown at once when it is chosen", async () => {
    const { root, api, address } = await open("/search?query=milk");
    const box = getByRole(root, "checkbox", { name: /^Category 2/ });
    await change(() => fireEvent.pointerDown(box.parentElement as HTMLElement));
    expect(lastBody()).toMatchObject({ page: 1, filters: { categoryIds: ["category-1"] } });
    const asked = api.to("/search/products").length;
    await change(() => box.click());
    expect(address()).toBe("/search?query=milk&category=category-1");
    expect(api.to("/search/products")).toHaveLength(asked);
  });
});

describe("spec 5, Filters: the price slider", () => {
  const slide = async (label: string, value: number) => {
    const slider = getByLabelText(page.root, label);
    await change(() => fireEvent.change(slider, { target: { value: String(value) } }));
    await change(() => fireEvent.pointerUp(slider));
  };

  it("runs from this store's cheapest to its dearest, and asks once the handle is released", async () => {
    const { root, api, address } = await open("/search?query=milk");
    const slider = getByLabelText(root, "Highest price");
    expect([slider.getAttribute("min"), slider.getAttribute("max")]).toEqual(["10", "1750"]);
    await change(() => fireEvent.change(slider, { target: { value: "900" } }));
    expect(api.to("/search/products")).toHaveLength(1);
    await change(() => fireEvent.pointerUp(slider));
    expect(address()).toBe("/search?query=milk&max=900");
    expect(lastBody()).toMatchObject({ filters: { minSellingPrice: 0, maxSellingPrice: 900 } });
  });

  it("sends 0 and 50000 from its ends: no limit (reading 36)", async () => {
    const { address } = await open("/search?query=milk&min=500&max=900");
    await slide("Highest price", 1750);
    expect(address()).toBe("/search?query=milk&min=500");
    await slide("Lowest price", 10);
    expect(address()).toBe("/search?query=milk");
    expect(lastBody()).toMatchObject({ filters: { minSellingPrice: 0 } });
  });

  it("covers the prices that were found where the platform does not tell the store's, and the whole range while nothing is known", async () => {
    const { storePrice: _untold, ...others } = facets;
    const { root } = await open("/search?query=milk", { ...found(3), facets: others });
    expect(getByLabelText(root, "Highest price").getAttribute("max")).toBe("980");
    expect(priceScale(undefined)).toEqual({ min: 0, max: 50_000, step: 100 });
    expect(priceScale({ ...facets, storePrice: { min: 90_000, max: 90_000 } })).toEqual({
      min: 49_900,
      max: 50_000,
      step: 100,
    });
    expect(priceScale({ ...facets, storePrice: { min: 20, max: 24 } })).toEqual({ min: 20, max: 120, step: 10 });
  });

  it("keeps its handles 100 apart from either side", async () => {
    const { address } = await open("/search?query=milk&min=500&max=900");
    await slide("Lowest price", 20_000);
    expect(address()).toBe("/search?query=milk&min=800&max=900");
    await slide("Highest price", 0);
    expect(address()).toBe("/search?query=milk&min=800&max=900");
  });
});

describe("spec 8", () => {
  it("Empty results: 'No Product Found', with a way to clear the filters", async () => {
    const { root, address } = await open("/search?query=milk&rating=5", found(0));
    expect(getByRole(root, "heading", { name: "No Product Found" })).toBeTruthy();
    await change(() => getByRole(root, "button", { name: "Clear filters" }).click());
    expect(address()).toBe("/search?query=milk");
    expect(queryByRole(root, "button", { name: "Clear filters" })).toBeNull();
  });

  it("Empty results: nothing is left to sort or filter", async () => {
    const { root } = await open("/search?query=milk", found(0));
    expect(getByRole(root, "heading", { name: "No Product Found" })).toBeTruthy();
    expect(queryByRole(root, "button", { name: "Sort and filter" })).toBeNull();
    expect(queryByRole(root, "combobox", { name: "Sort by" })).toBeNull();
  });

  it("Load failures: the status and the message, with a way on", async () => {
    const { root } = await open("/search?query=milk", new HttpError(400, "ODD", "Not now."));
    expect(queryByText(root, "Error 400")).not.toBeNull();
    expect(queryByText(root, "Not now.")).not.toBeNull();
    // The same search would be refused again.
    expect(queryByRole(root, "button", { name: "Try again" })).toBeNull();
    expect(getByRole(root, "link", { name: "Go to the shop" })).toBeTruthy();
  });
});
