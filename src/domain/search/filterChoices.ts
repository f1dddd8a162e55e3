import type { Category } from "../../contract/catalogue/categories";
import type { SearchFacets } from "../../contract/catalogue/search";
import type { Rupees } from "../../contract/wire.types";
import { PRICE_RANGE } from "./SearchCriteria";

/** What a filter panel offers; a count is what choosing the value would leave, undefined while it is unknown. */
export interface FilterChoices {
  categories: readonly { id: string; name: string; count?: number }[];
  ratings: readonly { rating: number; count?: number }[];
  subscribable: number | undefined;
  /** The cheapest and the dearest of what was found. */
  price: { min: Rupees; max: Rupees } | undefined;
  /** Where the slider's handles may stand. */
  scale: PriceScale;
}

/** Whole rupees. */
export interface PriceScale {
  min: Rupees;
  max: Rupees;
  step: number;
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
    scale: priceScale(facets),
  };
}

/** Up to so many rupees the handles move by tens. */
const FINE_UP_TO = 5_000;

/** From this store's cheapest to its dearest, in whole steps and never shorter than the gap; all prices while unknown. */
export function priceScale(facets: SearchFacets | undefined): PriceScale {
  const { min: least, max: most, gap } = PRICE_RANGE;
  const found = facets?.storePrice ?? facets?.price;
  if (!found) return { min: least, max: most, step: gap };
  const step = found.max <= FINE_UP_TO ? 10 : gap;
  const min = Math.min(Math.floor(found.min / step) * step, most - gap);
  return { min, max: Math.min(Math.max(Math.ceil(found.max / step) * step, min + gap), most), step };
}
