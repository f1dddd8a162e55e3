import type { SearchFacets } from "#contract/catalogue/search.ts";
import { paiseToRupees } from "../../../money";
import type { StoreShelf } from "./shelf/StoreShelf";
import type { Selection } from "./shelf/select";

/** The counts of a selection as the API answers them. */
export function facetsOf(shelf: StoreShelf, selection: Selection, chosen: readonly string[]): SearchFacets {
  const { categories, ratings, subscribable, inStock, price } = selection;
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
    price: inRupees(price),
    storePrice: inRupees(shelf.priceRange()),
  };
}

const inRupees = ({ min, max }: { min: number; max: number }) =>
  min > max ? null : { min: paiseToRupees(min), max: paiseToRupees(max) };
