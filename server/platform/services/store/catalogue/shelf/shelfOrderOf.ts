import type { SortOrder } from "#contract/wire.types.ts";
import type { ShelfOrder } from "./shelf.types";

const ORDERS: Record<string, [up: ShelfOrder, down: ShelfOrder]> = {
  price: ["price", "priceDown"],
  sellingPrice: ["price", "priceDown"],
  name: ["name", "nameDown"],
  newest: ["newest", "newest"],
  discount: ["reduction", "reduction"],
  rating: ["rating", "ratingDown"],
  averageRating: ["rating", "ratingDown"],
};

/** Undefined for relevance and for unknown values. */
export function shelfOrderOf(sortBy: string | undefined, sortOrder: SortOrder = "ASC"): ShelfOrder | undefined {
  const orders = sortBy !== undefined && Object.hasOwn(ORDERS, sortBy) ? ORDERS[sortBy] : undefined;
  return orders?.[sortOrder === "DESC" ? 1 : 0];
}
