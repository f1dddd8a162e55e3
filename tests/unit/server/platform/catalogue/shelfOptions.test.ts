import { describe, expect, it } from "vitest";
import { StoreShelf } from "#server/platform/services/store/catalogue/shelf/StoreShelf.ts";
import { type ShelfFilters, select } from "#server/platform/services/store/catalogue/shelf/select.ts";
import type { ListingFacts, VariantFacts } from "#server/platform/services/store/catalogue/shelf/shelf.types.ts";

const [VISIBLE, IN_STOCK] = [1, 2];
const kurta = (number: number, variants: VariantFacts[], facts: ListingFacts["facts"] = []): ListingFacts => ({
  number,
  categoryId: "kurtas",
  position: number,
  pricePaise: 100,
  variants,
  ratingTenths: 0,
  isVisible: true,
  isSubscribable: false,
  facts,
  textHash: number,
});
const variant = (paise: number, colour: string, size: string, flags = VISIBLE + IN_STOCK): VariantFacts => [
  paise,
  flags,
  1,
  [
    ["Colour", colour],
    ["Size", size],
  ],
];

function shelfOf(...rows: ListingFacts[]): StoreShelf {
  const shelf = new StoreShelf("store");
  shelf.setCategories([{ id: "kurtas", name: "Kurtas", imagePath: "", isActive: true, translations: {} }]);
  shelf.put(rows);
  return shelf;
}

describe("the options on a store's shelf (ADR 69)", () => {
  const shelf = shelfOf(
    kurta(1, [variant(500, "Maroon", "S"), variant(900, "Maroon", "L", VISIBLE), variant(500, "Green", "S")]),
    kurta(2, [variant(700, "maroon", "M"), variant(700, "Black", "M", IN_STOCK)]),
    kurta(3, [[100, VISIBLE + IN_STOCK, 1]]),
  );
  const found = (chosen: Record<string, string[]>, others: ShelfFilters = {}) => {
    const asked = new Map(Object.entries(chosen).map(([name, values]) => [`option.${name}`, values]));
    const { ordinals, options } = select(shelf, "place", { ...others, chosen: asked }, undefined);
    const counts = options.map(({ option, counts }) => [
      option.label,
      Object.fromEntries(counts.map(({ value, count }) => [option.values[value], count])),
    ]);
    return { numbers: shelf.numbersOf(ordinals), counts: Object.fromEntries(counts) };
  };

  it("count each product once for a value, and hidden variants not at all", () => {
    expect(found({})).toEqual({
      numbers: [1, 2, 3],
      counts: { Colour: { Maroon: 2, Green: 1 }, Size: { S: 1, L: 1, M: 1 } },
    });
  });

  it("must be in one variant, which has the price and the stock that are asked for", () => {
    expect(found({ colour: ["Green"], size: ["L"] }).numbers).toEqual([]);
    expect(found({ colour: ["Maroon"], size: ["L"] }).numbers).toEqual([1]);
    expect(found({ colour: ["Maroon"], size: ["L"] }, { maxPaise: 600 }).numbers).toEqual([]);
    expect(found({ colour: ["Maroon"], size: ["L"] }, { inStock: true }).numbers).toEqual([]);
    expect(found({ size: ["L"] }, { inStock: true }).counts.Size).toEqual({ S: 1, L: 0, M: 1 });
  });

  it("leave the counts of their own values to the other choices", () => {
    expect(found({ size: ["S"] }).counts).toEqual({ Colour: { Maroon: 1, Green: 1 }, Size: { S: 1, L: 1, M: 1 } });
  });

  it("name the variant that fits, in stock before sold out", () => {
    const misses = shelf.options.missesOf(new Map([["option.colour", ["Green", "Maroon"]]]));
    expect(shelf.variants.shown(0, { minPaise: 800, maxPaise: 1000, misses })).toBe(1);
    expect(shelf.variants.shown(0, { minPaise: 0, maxPaise: 1000, misses })).toBe(0);
    expect(shelf.variants.shown(2, { minPaise: 0, maxPaise: 1000, misses })).toBe(-1);
    expect(shelf.options.missesOf(new Map([["brand", ["Nila"]]]))).toBeUndefined();
  });
});

describe("the facts on a store's shelf (ADR 69)", () => {
  const fabric = { name: "fabric", label: "Fabric", isFilter: true, isSearched: true };

  it("are asked for anew when other facts filter, and not when a label changes", () => {
    const shelf = shelfOf(kurta(1, []));
    const { revision, contentRevision } = shelf;
    expect(shelf.setFacts([])).toBe(false);
    expect([shelf.revision, shelf.contentRevision]).toEqual([revision, contentRevision]);
    expect(shelf.setFacts([fabric])).toBe(true);
    shelf.put([kurta(1, [], ["Tussar"])]);
    expect(shelf.setFacts([{ ...fabric, label: "Woven of" }])).toBe(false);
    expect(shelf.revision).toBeGreaterThan(revision);
    expect(shelf.allFacts[0]?.label).toBe("Woven of");
    const { ordinals, facts } = select(shelf, "place", { chosen: new Map([["fabric", ["Tussar"]]]) }, undefined);
    expect(shelf.numbersOf(ordinals)).toEqual([1]);
    expect(facts[0]?.counts).toEqual([{ value: 1, count: 1 }]);
  });
});
