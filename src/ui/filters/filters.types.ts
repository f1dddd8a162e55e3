/** What a list is narrowed by. */
export interface FilterValues {
  isSubscribable: boolean;
  categoryIds: string[];
  /** Whole rupees. */
  minSellingPrice: number;
  maxSellingPrice: number;
  /** This and above, 1 to 5; undefined is any. */
  averageRating: number | undefined;
}

/** What a filter panel offers; a count is what choosing the value would leave, undefined while it is unknown. */
export interface FilterChoices {
  categories: readonly { id: string; name: string; count?: number }[];
  ratings: readonly { rating: number; count?: number }[];
  subscribable: number | undefined;
  /** Of what was found, in rupees. */
  price: { min: number; max: number } | undefined;
  /** Where the slider's handles may stand, in whole rupees. */
  scale: { min: number; max: number; step: number };
}

/** One thing that a list is narrowed by, and what taking it away changes. */
export interface ActiveFilter {
  kind: "price" | "rating" | "category" | "subscribable";
  /** The category's. */
  id?: string;
  without: Partial<FilterValues>;
}

/** The prices that stand for no limit, and the least distance between two (spec 5, Filters); whole rupees. */
export interface PriceLimits {
  min: number;
  max: number;
  gap: number;
}
