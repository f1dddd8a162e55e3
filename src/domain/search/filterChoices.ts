import type { Category } from "#contract/catalogue/categories.ts";
import type { FactFacet, SearchFacets } from "#contract/catalogue/search.ts";
import type { Rupees } from "#contract/wire.types.ts";
import { PRICE_RANGE } from "./SearchCriteria";

/** The choices of a filter panel. `count` is the number of products that a choice would leave; undefined while unknown. */
export interface FilterChoices {
  categories: readonly { id: string; name: string; count?: number }[];
  /** The facts in which the found products differ, or of which a value is chosen. */
  facts: readonly FactFacet[];
  ratings: readonly { rating: number; count?: number }[];
  subscribable: number | undefined;
  /** Also undefined when the platform has no such filter (reading 34). */
  inStock: number | undefined;
  /** The ends and steps of the price slider. */
  scale: PriceScale;
}

/** Whole rupees. */
export interface PriceScale {
  min: Rupees;
  max: Rupees;
  step: number;
}

const RATINGS = [5, 4, 3, 2, 1] as const;

/** The choices from the platform's facets; before these are loaded, all categories of the store without counts. */
export function filterChoices(
  facets: SearchFacets | undefined,
  categories: readonly Category[] | undefined,
): FilterChoices {
  return {
    categories: facets?.categories ?? (categories ?? []).map(({ id, name }) => ({ id, name })),
    facts: (facets?.facts ?? []).filter(({ values }) => values.length > 1),
    ratings: RATINGS.map((rating) => ({
      rating,
      count: facets?.ratings.find((facet) => facet.rating === rating)?.count,
    })),
    subscribable: facets?.subscribable,
    inStock: facets?.inStock,
    scale: priceScale(facets),
  };
}

/** Up to this price in rupees the slider moves in steps of ten. */
const FINE_UP_TO = 5_000;

/**
 * From the store's lowest price to its highest, rounded to whole steps and never shorter than the gap. The full range while
 * these are unknown.
 */
export function priceScale(facets: SearchFacets | undefined): PriceScale {
  const { min: least, max: most, gap } = PRICE_RANGE;
  const found = facets?.storePrice ?? facets?.price;
  if (!found) return { min: least, max: most, step: gap };
  const step = found.max <= FINE_UP_TO ? 10 : gap;
  const min = Math.min(Math.floor(found.min / step) * step, most - gap);
  return { min, max: Math.min(Math.max(Math.ceil(found.max / step) * step, min + gap), most), step };
}
