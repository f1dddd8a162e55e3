import type { CartItem } from "../../contract/sale/carts";

/** The same for the same things at the same prices, in whatever order they stand. */
export function cartSignature(items: readonly CartItem[]): string {
  return items
    .map((item) => `${item.productVariantId}×${item.quantity}@${item.sellingPrice}`)
    .sort()
    .join("|");
}
