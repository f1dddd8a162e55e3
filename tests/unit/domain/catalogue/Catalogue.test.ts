import { autorun } from "mobx";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { Catalogue, failureOf } from "#domain/catalogue/index.ts";
import { HttpError, NetworkError } from "#kernel/http/errors.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { aCategory, aProduct, aVariant } from "#stories/support/builders.ts";
import { FakeApi } from "../support/fakes";

const BRANDING = { storeId: "store-1", gridHomePage: 6, gridCatalogPage: 5 };

function catalogue(answer: (path: string) => unknown) {
  const api = new FakeApi(({ path }) => answer(path));
  const queries = new CoreQueryCache();
  onTestFinished(() => queries.dispose());
  return { api, queries, catalogue: new Catalogue(api, queries, BRANDING) };
}

describe("the catalogue", () => {
  it("loads what home shows in parallel: page 1 of 2 times the grid (spec 9)", async () => {
    const { api, catalogue: made } = catalogue(() => []);
    await made.prefetchHome();
    expect(api.asked.map(({ path }) => path).sort()).toEqual([
      "/api/categories",
      "/api/common/enum-values",
      "/api/faqs/:id",
      "/api/products",
      "/api/store-banners",
      "/api/store-customization/:storeId/testimonials",
    ]);
    expect(api.to("/api/products")[0]?.query).toMatchObject({ page: 1, size: 12 });
    expect(api.to("/api/store-banners")[0]?.query).toEqual({ isActive: true });
  });

  it("takes a product from a list that contains it, without a call, as long as the list is fresh", async () => {
    vi.useFakeTimers();
    const milk = aProduct({ id: "milk" });
    const page = { products: [milk], total: 1, page: 1, totalPages: 1 };
    const { api, queries, catalogue: made } = catalogue((path) => (path === "/api/products" ? page : milk));
    await made.prefetchListing(made.listingRequest(undefined, 1));
    vi.advanceTimersByTime(30_000);
    await made.prefetchProduct("milk");
    expect(queries.get(["product", "milk"])).toEqual(milk);
    expect(api.to("/api/products/:id")).toHaveLength(0);
    vi.advanceTimersByTime(31_000);
    await made.prefetchProduct("milk");
    expect(api.to("/api/products/:id")).toHaveLength(1);
  });

  it("never rejects while loading ahead", async () => {
    const { catalogue: made } = catalogue(() => {
      throw new NetworkError();
    });
    await expect(made.prefetchHome()).resolves.toBeUndefined();
    await expect(made.prefetchProduct("x")).resolves.toBeUndefined();
  });

  it("asks for a category's products, four full rows a page", () => {
    const { catalogue: made } = catalogue(() => []);
    expect(made.listingRequest("dairy", 2)).toEqual({ categoryId: "dairy", page: 2, size: 20 });
  });

  it("asks once for what two screens look at, and keeps it for 10 minutes (reading 26)", async () => {
    vi.useFakeTimers();
    const { api, catalogue: made } = catalogue(() => [aCategory()]);
    const look = async () => {
      const end = autorun(() => made.categories.data);
      await vi.advanceTimersByTimeAsync(1);
      end();
    };
    await look();
    await vi.advanceTimersByTimeAsync(200_000);
    await look();
    await vi.advanceTimersByTimeAsync(200_000);
    await look();
    expect(api.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(201_000);
    await look();
    expect(api.asked).toHaveLength(2);
  });

  it("names a unit by the enumeration's label, by nothing until the label has come, by its key where it has none", async () => {
    const { catalogue: made } = catalogue(() => ({ ProductWeightUnit: { KILOGRAM: "kg" } }));
    expect(made.unitLabel("KILOGRAM")).toBe("");
    await made.prefetchFacets();
    expect(made.unitLabel("KILOGRAM")).toBe("kg");
    expect(made.unitLabel("DOZEN")).toBe("dozen");
  });

  it("opens a product of a list without a call, and never covers a newer answer with an older", async () => {
    const fresh = aProduct({ name: "Fresh" });
    const { api, catalogue: made } = catalogue(() => fresh);
    made.remember(aProduct({ name: "Listed" }));
    const end = autorun(() => made.product("milk").data);
    expect(made.product("milk").data?.name).toBe("Listed");
    expect(api.asked).toHaveLength(0);
    end();
    const other = catalogue(() => fresh);
    await other.catalogue.prefetchProduct("milk");
    other.catalogue.remember(aProduct({ name: "Listed" }));
    expect(other.catalogue.product("milk").data?.name).toBe("Fresh");
  });
});

describe("a product of which a list left variants out (ADR 70)", () => {
  const whole = aProduct({ variants: [aVariant(), aVariant({ variantId: "b" })] });
  const listed = { ...aProduct(), variantCount: 2 };
  const page = { products: [listed], total: 1, page: 1, totalPages: 1 };

  it("is never taken for the whole product, and is fetched once the shopper points at it", async () => {
    const { api, queries, catalogue: made } = catalogue((path) => (path === "/api/products" ? page : whole));
    await made.prefetchListing(made.listingRequest(undefined, 1));
    made.remember(listed);
    made.remember(listed);
    await made.prefetchProduct("milk");
    expect(queries.get(["product", "milk"])).toEqual(whole);
    expect(api.to("/api/products/:id")).toHaveLength(1);
  });

  it("is fetched when its page opens", async () => {
    const { queries, catalogue: made } = catalogue((path) => (path === "/api/products" ? page : whole));
    await made.prefetchListing(made.listingRequest(undefined, 1));
    await made.prefetchProduct("milk");
    expect(queries.get(["product", "milk"])).toEqual(whole);
  });
});

describe("spec 8, Load failures: what an error view says", () => {
  it("is the HTTP status and the platform's message", () => {
    expect(failureOf(new HttpError(503, "BUSY", "Come back soon."))).toEqual({
      status: 503,
      isLasting: false,
      message: "Come back soon.",
    });
  });

  it("says whether a refusal is lasting, so that nobody is asked to try again", () => {
    expect(failureOf(new HttpError(400, "INVALID", "Please check query."))).toMatchObject({ isLasting: true });
    expect(failureOf(new NetworkError())).toMatchObject({ isLasting: false });
  });

  it("is our own message when the platform gave none", () => {
    expect(failureOf(new TypeError("x is not a function"))).toEqual({
      status: undefined,
      isLasting: false,
      message: "Please try again in a moment.",
    });
  });
});
