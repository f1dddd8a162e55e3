/**
 * A variant as the search index gives it: its price, 1 for visible + 2 for in stock + 4 × the kind of its size (`KIND`), and
 * its size in the kind's unit.
 */
export type VariantFacts = [pricePaise: number, flags: number, size: number];

/** A listing as the search index has it: number, category, position, price, rating, visible, subscribable, text. */
export interface ListingFacts {
  /** `products.createdOrder`. */
  number: number;
  categoryId: string;
  position: number;
  /** The first variant's. */
  pricePaise: number;
  /** In their order. */
  variants: VariantFacts[];
  /** Average rating × 10; 0 while nobody has rated it. */
  ratingTenths: number;
  isVisible: boolean;
  isSubscribable: boolean;
  /** A hash of what is searched: another one means that other words find it. */
  textHash: number;
}

export interface ShelfCategory {
  id: string;
  name: string;
  imagePath: string;
  isActive: boolean;
}

/** The ways a store's listings can stand in order; `place` is the store's own. */
export type ShelfOrder = "place" | "newest" | "price" | "priceDown" | "rating" | "ratingDown" | "name" | "nameDown";
