import type { Product, ProductVariant } from "#contract/catalogue/products.ts";

export interface ChosenVariant {
  product: Product;
  variant: ProductVariant;
}

declare module "#kernel/plugin/Slots.types.ts" {
  interface ComponentSlots {
    /** Beside the price on the product page: a delivery estimate, a subscription link. */
    "product-actions": ChosenVariant;
    /** Beside "Add to Cart" on the product page: another way to buy the chosen variant. */
    "buy-actions": ChosenVariant;
  }
}
