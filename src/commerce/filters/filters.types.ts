import type { Swatch } from "#contract/catalogue/options.ts";

/** The filters of a list of products. */
export interface FilterValues {
  isSubscribable: boolean;
  isInStock: boolean;
  categoryIds: string[];
  /** Any of the values of one fact, such as the brand; all of several facts. */
  facts: { name: string; value: string }[];
  /** Whole rupees. */
  minSellingPrice: number;
  maxSellingPrice: number;
  /** At least this average rating, 1 to 5; undefined allows any. */
  averageRating: number | undefined;
}

/** The choices of a filter panel. `count` is the number of products that a choice would leave; undefined while unknown. */
export interface FilterChoices {
  categories: readonly { id: string; name: string; count?: number }[];
  facts: readonly { name: string; label: string; isOption?: boolean; values: readonly FactValue[] }[];
  ratings: readonly { rating: number; count?: number }[];
  subscribable: number | undefined;
  /** Undefined when the platform has no such filter. */
  inStock: number | undefined;
  /** The ends and steps of the price slider, in whole rupees. */
  scale: { min: number; max: number; step: number };
}

export interface FactValue {
  value: string;
  /** The value as this page's language says it, where that is another word. */
  label?: string;
  count: number;
  /** How the value of an option looks. */
  swatch?: Swatch;
}

/** A filter that is set, and the change that removes it. */
export interface ActiveFilter {
  kind: "price" | "rating" | "category" | "fact" | "subscribable" | "stock";
  /** The category's id, or a fact such as `brand:Gokul`. */
  id?: string;
  without: Partial<FilterValues>;
}

/** The prices that mean no limit, and the least distance between minimum and maximum (spec 5, Filters); whole rupees. */
export interface PriceLimits {
  min: number;
  max: number;
  gap: number;
}
