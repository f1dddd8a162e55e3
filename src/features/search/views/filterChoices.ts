import type { Category } from "../../../contract/categories";
import type { SearchFacets } from "../../../contract/search";
import type { Rupees } from "../../../contract/wire.types";

/** What a filter panel offers; a count is what choosing the value would leave, undefined while it is unknown. */
export interface FilterChoices {
  categories: readonly { id: string; name: string; count?: number }[];
  ratings: readonly { rating: number; count?: number }[];
  subscribable: number | undefined;
  /** The cheapest and the dearest of what was found. */
  price: { min: Rupees; max: Rupees } | undefined;
}

const RATINGS = [5, 4, 3, 2, 1] as const;

/** The platform's facets; before they are there, all the store's categories without counts. */
export function filterChoices(
  facets: SearchFacets | undefined,
  categories: readonly Category[] | undefined,
): FilterChoices {
  return {
    categories: facets?.categories ?? (categories ?? []).map(({ id, name }) => ({ id, name })),
    ratings: RATINGS.map((rating) => ({
      rating,
      count: facets?.ratings.find((facet) => facet.rating === rating)?.count,
    })),
    subscribable: facets?.subscribable,
    price: facets?.price ?? undefined,
  };
}
