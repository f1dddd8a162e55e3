import { describe, expect, it } from "vitest";
import { relatedTo } from "#server/platform/services/store/catalogue/relatedTo.ts";
import { KIND } from "#server/platform/services/store/catalogue/search/readQuantity.ts";
import { mostFrequent } from "#server/platform/services/store/catalogue/shelf/mostFrequent.ts";
import { StoreShelf } from "#server/platform/services/store/catalogue/shelf/StoreShelf.ts";
import { select } from "#server/platform/services/store/catalogue/shelf/select.ts";
import type { ListingFacts, VariantFacts } from "#server/platform/services/store/catalogue/shelf/shelf.types.ts";

const category = (id: string, isActive = true) => ({ id, name: id, imagePath: "", isActive, translations: {} });
const listing = (number: number, given: Partial<ListingFacts> = {}): ListingFacts => ({
  number,
  categoryId: "dairy",
  position: number,
  pricePaise: number * 1000,
  variants: [],
  ratingTenths: 40,
  isVisible: true,
  isSubscribable: false,
  facts: [],
  textHash: number,
  ...given,
});

function shelfOf(...rows: ListingFacts[]): StoreShelf {
  const shelf = new StoreShelf("store");
  shelf.setCategories([category("dairy"), category("grains"), category("retired", false)]);
  shelf.put(rows);
  return shelf;
}

describe("a store's shelf", () => {
  it("lists what is visible in active categories, in the store's order, then by age", () => {
    const shelf = shelfOf(
      listing(1, { position: 5 }),
      listing(2, { position: 1 }),
      listing(3, { position: 5 }),
      listing(4, { isVisible: false }),
      listing(5, { categoryId: "retired" }),
    );
    expect(shelf.numbersOf(shelf.listed("place"))).toEqual([2, 1, 3]);
    expect([...shelf.visibleByCategory()]).toEqual([3, 0, 1]);
  });

  it("sorts by price, rating and age; equal ones by place, unrated ones last both ways", () => {
    const shelf = shelfOf(
      listing(1, { pricePaise: 300, ratingTenths: 0 }),
      listing(2, { pricePaise: 100, ratingTenths: 45 }),
      listing(3, { pricePaise: 300, ratingTenths: 20 }),
    );
    const by = (order: Parameters<StoreShelf["order"]>[0]) => shelf.numbersOf(shelf.order(order));
    expect(by("price")).toEqual([2, 1, 3]);
    expect(by("priceDown")).toEqual([1, 3, 2]);
    expect(by("rating")).toEqual([3, 2, 1]);
    expect(by("ratingDown")).toEqual([2, 3, 1]);
    expect(by("newest")).toEqual([3, 2, 1]);
  });

  it("distinguishes changed prices from changed words, and repeated rows from changes", () => {
    const shelf = shelfOf(listing(1), listing(2));
    const [revision, words] = [shelf.revision, shelf.wordsRevision];
    shelf.put([listing(1)]);
    expect([shelf.revision, shelf.wordsRevision]).toEqual([revision, words]);
    shelf.put([listing(1, { pricePaise: 5 })]);
    expect([shelf.revision, shelf.wordsRevision]).toEqual([revision + 1, words]);
    shelf.put([listing(1, { pricePaise: 5, textHash: 99 })]);
    expect([shelf.revision, shelf.wordsRevision]).toEqual([revision + 2, words + 1]);
    expect(shelf.size).toBe(2);
  });

  it("keeps every product's category when categories come, go and change places", () => {
    const shelf = shelfOf(listing(1), listing(2, { categoryId: "grains" }));
    shelf.setCategories([category("new"), category("grains"), category("dairy")]);
    expect([...shelf.visibleByCategory()]).toEqual([0, 1, 1]);
    shelf.setCategories([category("grains")]);
    expect(shelf.numbersOf(shelf.listed("place"))).toEqual([2]);
    shelf.setCategories([category("dairy"), category("grains")]);
    expect(shelf.numbersOf(shelf.listed("place"))).toEqual([1, 2]);
  });
});

describe("a selection", () => {
  const shelf = shelfOf(
    listing(1, { pricePaise: 100, ratingTenths: 50, isSubscribable: true }),
    listing(2, { pricePaise: 200, ratingTenths: 30 }),
    listing(3, { pricePaise: 300, ratingTenths: 50, categoryId: "grains" }),
    listing(4, { pricePaise: 400, ratingTenths: 0, categoryId: "grains", isSubscribable: true }),
  );
  const chosen = (filters: Parameters<typeof select>[2], tiers?: Uint8Array) => select(shelf, "place", filters, tiers);

  it("keeps what passes every filter", () => {
    expect(shelf.numbersOf(chosen({ minPaise: 200, maxPaise: 300 }).ordinals)).toEqual([2, 3]);
    expect(shelf.numbersOf(chosen({ ratingTenths: 40, categories: new Set([1]) }).ordinals)).toEqual([3]);
    expect(shelf.numbersOf(chosen({ subscribable: true }).ordinals)).toEqual([1, 4]);
    expect(shelf.numbersOf(chosen({ categories: new Set() }).ordinals)).toEqual([]);
  });

  it("counts each facet without its own filter, but with all others", () => {
    const { categories, subscribable, price, ratings } = chosen({ categories: new Set([0]), maxPaise: 300 });
    expect([...categories]).toEqual([2, 1, 0]);
    expect(subscribable).toBe(1);
    expect(price).toEqual({ min: 100, max: 200 });
    expect([ratings[30], ratings[50]]).toEqual([1, 1]);
  });

  it("is ordered tier by tier, each in the given order, without what does not fit", () => {
    expect(shelf.numbersOf(chosen({}, Uint8Array.from([3, 0, 1, 3])).ordinals)).toEqual([3, 1, 4]);
  });
});

const variant = (paise: number, grams: number, { isVisible = true, isInStock = true } = {}): VariantFacts => [
  paise,
  (isVisible ? 1 : 0) + (isInStock ? 2 : 0) + 4 * KIND.grams,
  grams,
];

describe("the values of a fact that a panel offers", () => {
  it("are the most frequent, however many there are, and those that are chosen", () => {
    // The first value stands for none; the others occur 1 to 200 times, in no order.
    const counts = Int32Array.from({ length: 201 }, (_, value) => (value === 0 ? 999 : ((value * 7) % 200) + 1));
    const offered = mostFrequent(counts, new Set([200, 171]));
    expect(offered.slice(0, 30).map(({ count }) => count)).toEqual(Array.from({ length: 30 }, (_, at) => 200 - at));
    expect(offered.slice(30)).toEqual([{ value: 200, count: 1 }]);
  });

  it("are the same when few of many values occur", () => {
    const brands = Array.from({ length: 400 }, (_, at) => [`Brand ${at}`]);
    const shelf = shelfOf(
      ...brands.map((facts, at) => listing(at + 1, { facts })),
      listing(401, { facts: brands[7] ?? [] }),
    );
    const found = (...numbers: number[]) => {
      const tiers = new Uint8Array(401);
      for (const number of numbers) tiers[number - 1] = 1;
      const [brand] = select(shelf, "place", {}, tiers).facts;
      return brand?.counts.map(({ value, count }) => [brand.fact.values[value], count]);
    };
    expect(found(401, 3, 8)).toEqual([
      ["Brand 7", 2],
      ["Brand 2", 1],
    ]);
    expect(found(8)).toEqual([["Brand 7", 1]]);
  });
});

describe("the variants of a listing", () => {
  const gone = { isInStock: false };
  const shelf = shelfOf(
    listing(1, { variants: [variant(100, 500), variant(900, 5000), variant(5, 50, { isVisible: false })] }),
    listing(2, { variants: [variant(300, 500, gone), variant(500, 1000)] }),
    listing(3, { variants: [variant(200, 500, gone)] }),
    listing(4, { variants: [variant(400, 500), variant(700, 5000, gone)] }),
  );
  const found = (...given: Parameters<typeof select> extends [unknown, ...infer Rest] ? Rest : never) =>
    shelf.numbersOf(select(shelf, ...given).ordinals);
  const of5kg = { quantity: { kind: KIND.grams, amount: 5000 }, named: new Uint8Array(4) };

  it("let it pass when the price of any visible one fits", () => {
    expect(found("place", { minPaise: 850, maxPaise: 950 }, undefined)).toEqual([1]);
    expect(found("place", { maxPaise: 50 }, undefined)).toEqual([]);
  });

  it("all count in the price range of the results and of the store", () => {
    expect(select(shelf, "place", {}, undefined).price).toEqual({ min: 100, max: 900 });
    expect(shelf.priceRange()).toEqual({ min: 100, max: 900 });
  });

  it("put a sold-out product last in every order, except one with exactly the searched name", () => {
    expect(shelf.numbersOf(shelf.listed("place"))).toEqual([1, 2, 4, 3]);
    expect(shelf.numbersOf(shelf.listed("price"))).toEqual([1, 4, 2, 3]);
    expect(found("price", {}, undefined)).toEqual([1, 4, 2, 3]);
    expect(found("place", {}, Uint8Array.from([2, 2, 2, 4]))).toEqual([1, 2, 4, 3]);
    expect(found("place", {}, Uint8Array.from([2, 2, 1, 4]))).toEqual([3, 1, 2, 4]);
    expect(found("place", { minPaise: 650, maxPaise: 1000 }, undefined)).toEqual([1, 4]);
  });

  it("decide by the one that a card shows whether a product is sold out", () => {
    const inStock = (given: object) => select(shelf, "place", { inStock: true, ...given }, undefined);
    expect(shelf.numbersOf(inStock({}).ordinals)).toEqual([1, 2, 4]);
    expect(shelf.numbersOf(inStock({ minPaise: 650, maxPaise: 1000 }).ordinals)).toEqual([1]);
    // The count is what the filter would leave, set or not.
    expect([select(shelf, "place", {}, undefined).inStock, inStock({}).inStock]).toEqual([3, 3]);
  });

  it("are sorted by the one that a card shows within the prices", () => {
    expect(found("price", { minPaise: 350 }, undefined)).toEqual([4, 2, 1]);
    expect(found("priceDown", { minPaise: 350 }, undefined)).toEqual([1, 2, 4]);
  });

  it("put the requested size first within a tier, and find only that size when there are no words", () => {
    expect(found("place", {}, Uint8Array.from([4, 2, 2, 2]), { ...of5kg })).toEqual([2, 1, 4, 3]);
    expect(found("place", {}, undefined, of5kg)).toEqual([1, 4]);
    expect(found("place", {}, undefined, { ...of5kg, named: Uint8Array.from([0, 4, 0, 0]) })).toEqual([1, 2, 4]);
  });

  it("name the one to show: within the prices the one with the size, else one in stock, else the first", () => {
    const wanted = { minPaise: 0, maxPaise: Number.POSITIVE_INFINITY };
    const { variants } = shelf;
    expect([0, 1, 2].map((ordinal) => variants.shown(ordinal, wanted))).toEqual([0, 1, 0]);
    expect(variants.shown(3, { ...wanted, quantity: of5kg.quantity })).toBe(1);
    expect(variants.shown(0, { ...wanted, minPaise: 200 })).toBe(1);
    expect(variants.shown(0, { ...wanted, maxPaise: 50 })).toBe(-1);
  });

  it("may become more or fewer, and distinguish changed sizes from changed prices and stock", () => {
    const changing = shelfOf(
      listing(1, { variants: [variant(100, 500)] }),
      listing(2, { variants: [variant(300, 500)] }),
    );
    const [revision, words] = [changing.revision, changing.wordsRevision];
    changing.put([listing(1, { variants: [variant(100, 500, gone)] })]);
    expect([changing.revision, changing.wordsRevision, changing.isSoldOut(0)]).toEqual([revision + 1, words, true]);
    changing.put([listing(1, { variants: [variant(100, 500, gone), variant(200, 1000), variant(20, 50)] })]);
    expect([changing.wordsRevision, changing.isSoldOut(0), changing.lowest[0], changing.highest[0]]).toEqual([
      words + 1,
      false,
      20,
      200,
    ]);
    expect(changing.variants.price(1, 0)).toBe(300);
    changing.put([listing(1, { variants: [variant(70, 500)] })]);
    expect([changing.lowest[0], changing.highest[0]]).toEqual([70, 70]);
  });
});

describe("a selection of few out of many", () => {
  it("equals one that reads the whole store", () => {
    const rows = Array.from({ length: 200 }, (_, at) =>
      listing(at + 1, { position: (at * 7) % 200, isVisible: at !== 60, pricePaise: 100 + at }),
    );
    const shelf = shelfOf(...rows);
    const tiers = new Uint8Array(200);
    for (const [ordinal, tier] of [
      [60, 1],
      [3, 2],
      [150, 1],
      [90, 2],
      [29, 1],
    ] as const)
      tiers[ordinal] = tier;
    const { ordinals, price } = select(shelf, "place", {}, tiers);
    expect([...ordinals]).toEqual(
      [29, 150, 3, 90].sort((a, b) => (tiers[a] as number) - (tiers[b] as number) || ((a * 7) % 200) - ((b * 7) % 200)),
    );
    expect(price).toEqual({ min: 103, max: 250 });
  });
});

describe("related products", () => {
  it("are the category's others of a similar price, beginning after the product", () => {
    const shelf = shelfOf(
      listing(1, { pricePaise: 100 }),
      listing(2, { pricePaise: 100 }),
      listing(3, { pricePaise: 90_000 }),
      listing(4, { pricePaise: 120 }),
      listing(5, { pricePaise: 100, categoryId: "grains" }),
    );
    expect(relatedTo(shelf, 2, 8)).toEqual([4, 1, 3]);
    expect(relatedTo(shelf, 2, 1)).toEqual([4]);
    expect(relatedTo(shelf, 99, 8)).toEqual([]);
  });
});
