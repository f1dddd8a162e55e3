import { FACTS } from "#contract/catalogue/facts.ts";
import type { SearchFacets } from "#contract/catalogue/search.ts";
import { paiseToRupees } from "../../../money";
import { FILTER_FACTS } from "./filterFacts";
import type { StoreShelf } from "./shelf/StoreShelf";
import type { Selection } from "./shelf/select";

/** The counts of a selection as the API answers them. */
export function facetsOf(shelf: StoreShelf, selection: Selection, chosen: readonly string[]): SearchFacets {
  const { categories, ratings, subscribable, inStock, facts, price } = selection;
  return {
    categories: shelf.categories.flatMap(({ id, name, isActive }, index) => {
      const count = categories[index] ?? 0;
      return isActive && (count > 0 || chosen.includes(id)) ? [{ id, name, count }] : [];
    }),
    ratings: [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: ratings.subarray(rating * 10).reduce((sum, count) => sum + count, 0),
    })),
    subscribable,
    inStock,
    facts: FILTER_FACTS.flatMap((name, index) => {
      const values = (facts[index] ?? []).map(({ value, count }) => ({
        value: shelf.facts[index]?.values[value] ?? "",
        count,
      }));
      return values.length === 0 ? [] : [{ name, label: FACTS[name].label, values }];
    }),
    price: inRupees(price),
    storePrice: inRupees(shelf.priceRange()),
  };
}

const inRupees = ({ min, max }: { min: number; max: number }) =>
  min > max ? null : { min: paiseToRupees(min), max: paiseToRupees(max) };
