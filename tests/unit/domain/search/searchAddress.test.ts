import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  emptyCriteria,
  isSort,
  PRICE_RANGE,
  priceRange,
  readCriteria,
  type SearchCriteria,
  writeCriteria,
} from "#domain/search/index.ts";

const read = (address: string) => readCriteria(new URLSearchParams(address));

describe("a search in the address bar", () => {
  it("is read whole", () => {
    expect(
      read(
        "query=milk&category=a&category=b&fact=brand:Gokul&fact=madeOf:Oats: rolled&subscribable=true&stock=true&min=100&max=900&rating=4&sort=price-desc&page=3",
      ),
    ).toEqual({
      query: "milk",
      categoryIds: ["a", "b"],
      isSubscribable: true,
      isInStock: true,
      facts: [
        { name: "brand", value: "Gokul" },
        { name: "madeOf", value: "Oats: rolled" },
      ],
      minSellingPrice: 100,
      maxSellingPrice: 900,
      averageRating: 4,
      sort: "price-desc",
      page: 3,
    } satisfies SearchCriteria);
  });

  it("starts at the defaults of spec 3", () => {
    expect(read("")).toEqual(emptyCriteria);
    expect(writeCriteria(emptyCriteria).toString()).toBe("");
  });

  it("takes the default for an invalid value", () => {
    expect(read("min=-1&max=1e9&rating=9&sort=constructor&page=0&subscribable=maybe&category=")).toEqual(emptyCriteria);
    expect(isSort("toString")).toBe(false);
  });

  it("cuts a query that is longer than a search may be", () => {
    expect(read(`query=${"a".repeat(199)}+bcd`).query).toBe("a".repeat(199));
    expect(read(`query=${"a".repeat(300)}`).query).toHaveLength(200);
  });

  it.each([
    ["a page that no list has", "page=999999999", {}],
    ["a category whose name is too long", `category=${"c".repeat(101)}`, {}],
    ["a fact without a name or a value", "fact=Gokul&fact=brand:&fact=:Gokul", {}],
    ["a sign that no text holds", "query=mi%00lk", { query: "milk" }],
  ])("asks for nothing that a platform refuses: %s", (_, address, asked) => {
    expect(read(address)).toEqual({ ...emptyCriteria, ...asked });
  });

  it("takes no more categories than a platform does", () => {
    const address = Array.from({ length: 300 }, (_, at) => `category=c${at}`).join("&");
    expect(read(address).categoryIds).toHaveLength(200);
  });

  it("comes back as it was written", () => {
    const criteria: fc.Arbitrary<SearchCriteria> = fc.record({
      query: fc.string().map((text) => text.trim()),
      categoryIds: fc.uniqueArray(fc.string({ minLength: 1 })),
      isSubscribable: fc.boolean(),
      isInStock: fc.boolean(),
      facts: fc.uniqueArray(fc.record({ name: fc.constantFrom("brand", "care"), value: fc.string({ minLength: 1 }) }), {
        selector: ({ name, value }) => `${name}:${value}`,
      }),
      minSellingPrice: fc.integer({ min: 0, max: 20_000 }),
      maxSellingPrice: fc.integer({ min: 20_100, max: 50_000 }),
      averageRating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
      sort: fc.constantFrom("relevance", "price-asc", "price-desc", "name-asc", "newest", "rating-desc"),
      page: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(criteria, (given) => {
        expect(readCriteria(new URLSearchParams(writeCriteria(given).toString()))).toEqual(given);
      }),
    );
  });
});

describe("spec 5, Filters: the price range", () => {
  it("stays within 0 and 50000 and keeps its handles 100 apart, whatever is asked for", () => {
    fc.assert(
      fc.property(fc.integer({ max: 99_999, min: -99_999 }), fc.integer({ max: 99_999, min: -99_999 }), (min, max) => {
        const [low, high] = priceRange(min, max);
        expect(low).toBeGreaterThanOrEqual(PRICE_RANGE.min);
        expect(high).toBeLessThanOrEqual(50_000);
        expect(high - low).toBeGreaterThanOrEqual(100);
      }),
    );
  });
});
