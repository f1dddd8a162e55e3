import { autorun } from "mobx";
import { afterEach, describe, expect, it, vi } from "vitest";
import { activeFilters, emptyCriteria, SearchStore, withoutFilters } from "#domain/search/index.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { aProduct, products } from "#stories/support/builders.ts";
import { tileMaker } from "#stories/support/tileMaker.ts";
import { FakeApi } from "../support/fakes";

const milk = { ...emptyCriteria, query: "milk" };
let queries: CoreQueryCache;

function firstName({ list }: SearchStore): string | undefined {
  const cell = list?.cellAt(0);
  return cell && "card" in cell ? cell.card.name : undefined;
}

function search() {
  queries = new CoreQueryCache();
  const api = new FakeApi(({ body }) => ({
    results: [aProduct({ name: String(body.query) })],
    total: 41,
    page: body.page,
    totalPages: 3,
    facets: { categories: [], ratings: [], subscribable: 0, price: null },
  }));
  return { api, store: new SearchStore(api, queries, { gridCatalogPage: 5 }, tileMaker()) };
}

afterEach(() => queries.dispose());

describe("search results (spec 2.7)", () => {
  it("are not asked for while the query is empty", async () => {
    const { api, store } = search();
    const end = autorun(() => store.list?.total);
    await store.warm(emptyCriteria);
    expect(api.asked).toHaveLength(0);
    end();
  });

  it("are asked for with the filters of the search state, whole rows a page", async () => {
    const { api, store } = search();
    await store.warm({ ...milk, categoryIds: ["dairy"], averageRating: 4, sort: "price-desc", page: 2 });
    expect(api.asked[0]).toMatchObject({
      method: "POST",
      path: "/api/search/products",
      body: {
        query: "milk",
        filters: { isSubscribable: false, categoryIds: ["dairy"], minSellingPrice: 0, averageRating: 4 },
        sortBy: "sellingPrice",
        sortOrder: "DESC",
        page: 2,
        size: 20,
      },
    });
  });

  it("name every filter and the sort, set or not (reading 36)", async () => {
    const { api, store } = search();
    await store.warm(milk);
    const filters = { isSubscribable: false, categoryIds: [], minSellingPrice: 0, maxSellingPrice: 50_000 };
    expect(api.asked[0]?.body).toMatchObject({
      filters: { ...filters, averageRating: null },
      sortBy: "relevance",
      sortOrder: "ASC",
    });
  });

  it("are all results where the platform tells no total, because the body of section 3 has no pages (reading 34)", async () => {
    const api = new FakeApi(() => ({ results: products(45) }));
    queries = new CoreQueryCache();
    const store = new SearchStore(api, queries, { gridCatalogPage: 5 }, tileMaker());
    store.show(milk);
    const end = autorun(() => store.list?.cellAt(44));
    await vi.waitFor(() => expect(store.list?.cellAt(44)).toBeTruthy());
    expect(store.list?.total).toBe(45);
    expect(store.facets).toBeUndefined();
    end();
  });

  it("keep the former results on screen while new ones are loading", async () => {
    const { store } = search();
    store.show(milk);
    const names: (string | undefined)[] = [];
    const end = autorun(() => names.push(firstName(store)));
    await vi.waitFor(() => expect(names.at(-1)).toBe("milk"));
    store.show({ ...emptyCriteria, query: "bread" });
    await vi.waitFor(() => expect(names.at(-1)).toBe("bread"));
    expect(names.slice(names.indexOf("milk"))).not.toContain(undefined);
    expect(store.isRefreshing).toBe(false);
    end();
  });

  it("are not asked for anew when only the page of the address differs", () => {
    const { store } = search();
    store.show(milk);
    const { list } = store;
    store.show({ ...milk, page: 3 });
    expect(store.list).toBe(list);
  });
});

describe("filters", () => {
  it("are counted apart from the query, the order and the page", () => {
    expect(activeFilters({ ...milk, sort: "newest", page: 4 })).toEqual([]);
    const all = { ...milk, categoryIds: ["a", "b"], isSubscribable: true, averageRating: 3, minSellingPrice: 100 };
    expect(activeFilters(all)).toHaveLength(5);
  });

  it("are cleared without losing the query and the order", () => {
    const cleared = withoutFilters({ ...milk, sort: "newest", averageRating: 3, page: 4 });
    expect(cleared).toEqual({ ...milk, sort: "newest" });
  });
});
