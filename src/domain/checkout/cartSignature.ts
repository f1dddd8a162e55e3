import type { CartItem } from "#contract/sale/carts.ts";

/** Equal for the same variants with the same quantities and prices, in any order. */
export function cartSignature(items: readonly CartItem[]): string {
  return items
    .map((item) => `${item.productVariantId}×${item.quantity}@${item.sellingPrice}`)
    .sort()
    .join("|");
}
