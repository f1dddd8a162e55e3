import type { Product, ProductVariant } from "#contract/catalogue/products.ts";

/** Formats a product's sizes and unit prices; called while they render. */
export interface Sizes {
  /** `500 g` or `Maroon · XL`; empty when the variant has neither a weight nor options. */
  nameOf(variant: ProductVariant): string;
  /** The price of one `kg`, in integer paise, for products whose variants differ in size. */
  unitPriceOf(product: Product, variant: ProductVariant): { paise: number; unit: string } | undefined;
}
