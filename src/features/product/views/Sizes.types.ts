import type { Product, ProductVariant } from "../../../contract/catalogue/products";

/** How a product's sizes are written; read while they are drawn. */
export interface Sizes {
  /** `500 g`; empty where the variant has none. */
  weightOf(variant: ProductVariant): string;
  /** Of one `kg`, in integer paise, where sizes differ. */
  unitPriceOf(product: Product, variant: ProductVariant): { paise: number; unit: string } | undefined;
}
