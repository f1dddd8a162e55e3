import { endpoint } from "./endpoint";
import type { PageQuery, PicturePath, Rupees, StoreHtml } from "./wire.types";

export interface ProductVariant {
  variantId: string;
  imagePathList: PicturePath[];
  mrp: Rupees;
  sellingPrice: Rupees;
  availableQuantity: number;
  /** 0 when the variant has none. */
  weight: number;
  /** A key of the ProductWeightUnit enumeration, for example `KILOGRAM`. */
  weightUnit: string;
  sku: string;
  isVisible: boolean;
}

export interface Product {
  id: string;
  name: string;
  brand: string;
  description: StoreHtml;
  thumbnail: PicturePath;
  isSubscribable: boolean;
  categoryId: string;
  taxPercent: number;
  taxType: TaxType;
  variants: ProductVariant[];
}

/** INCLUSIVE: the selling price holds the tax already. EXCLUSIVE: the tax comes on top. */
export type TaxType = "INCLUSIVE" | "EXCLUSIVE";

export interface ProductPage {
  products: Product[];
  total: number;
  page: number;
  totalPages: number;
}

export const products = {
  list: endpoint<{ query: PageQuery & { categoryId?: string }; reply: ProductPage }>("GET", "/api/products", "store"),
  get: endpoint<{ params: { id: string }; reply: Product }>("GET", "/api/products/:id", "store"),
};
