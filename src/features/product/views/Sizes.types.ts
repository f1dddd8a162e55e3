import type { ProductVariant } from "#contract/catalogue/products.ts";

/** Names a product's variants and units; called while they render. */
export interface Sizes {
  /** `500 g` or `Maroon · XL`; empty when the variant has neither a weight nor options. */
  nameOf(variant: ProductVariant): string;
  /** `KILOGRAM` → `kg` */
  unitLabel(unit: string): string;
}
