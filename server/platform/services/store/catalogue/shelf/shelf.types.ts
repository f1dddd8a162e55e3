import type { ProductOption } from "#contract/catalogue/options.ts";
import type { Translations, WordsOf } from "../../../common/languages/Translations.types";
import type { OptionPairs } from "../../../common/options/OptionPairs.types";

/**
 * A variant in the search index: its price; 1 for visible + 2 for in stock + 4 × the kind of its size (`KIND`); its size in
 * the unit of that kind; and its options, if it has any.
 */
export type VariantFacts = [pricePaise: number, flags: number, size: number, options?: OptionPairs | null];

/** A listing as the search index has it. */
export interface ListingFacts {
  /** Equals `products.createdOrder`. */
  number: number;
  categoryId: string;
  position: number;
  /** The price of the first variant. */
  pricePaise: number;
  /** In the product's order. */
  variants: VariantFacts[];
  /** The average rating × 10; 0 while nobody has rated the product. */
  ratingTenths: number;
  isVisible: boolean;
  isSubscribable: boolean;
  /** The values of the shelf's facts, in the shelf's order; null for a fact that the product does not have. */
  facts: (string | null)[];
  /** Left out when the variants differ only in weight. */
  options?: readonly ProductOption[];
  /** A hash of the searched text. When it changes, other words find the product. */
  textHash: number;
}

export interface ShelfCategory {
  id: string;
  name: string;
  imagePath: string;
  isActive: boolean;
  translations: Translations<WordsOf<"name">>;
}

/** The orders of a store's listings; `place` is the store's own order, `reduction` puts the largest share off the MRP first. */
export type ShelfOrder =
  | "place"
  | "newest"
  | "price"
  | "priceDown"
  | "rating"
  | "ratingDown"
  | "name"
  | "nameDown"
  | "reduction";

/** The orders that need more than the shelf has. They are read when a list of this order is first asked for. */
export type DatabaseOrder = "name" | "reduction";
