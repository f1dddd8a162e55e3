import { endpoint } from "../endpoint";
import type { StoreText } from "../languages";
import type { PageQuery, PicturePath, Rupees, SortOrder, StoreHtml, Whole } from "../wire.types";
import type { ProductOption, VariantOptions } from "./options";

export interface ProductVariant {
  variantId: string;
  imagePathList: PicturePath[];
  mrp: Rupees;
  sellingPrice: Rupees;
  availableQuantity: number;
  /** 0 when the variant has no weight; also when left out (spec 3). */
  weight?: number;
  /** A key of the ProductWeightUnit enumeration, for example `KILOGRAM`. */
  weightUnit: string;
  /** Left out when its product has no options. */
  options?: VariantOptions;
  sku: string;
  isVisible: boolean;
}

/** A fact of a product: where it was made, how long it keeps. */
export interface ProductFact extends StoreText {
  /** The same in every language. */
  name: string;
  label: string;
  value: string;
}

export interface Product extends StoreText {
  id: string;
  name: string;
  brand: string;
  description: StoreHtml;
  thumbnail: PicturePath;
  isSubscribable: boolean;
  categoryId: string;
  taxPercent: number;
  taxType: TaxType;
  /** 1 to 5 with one decimal; null until somebody has rated the product. */
  averageRating?: number | null;
  ratingCount?: number;
  /** In the order in which they are shown; without the brand, which has its own field. A gift (reading 34). */
  facts?: ProductFact[];
  /**
   * At most three, in the order in which they are chosen; left out when variants differ only in weight. A gift (reading
   * 41).
   */
  options?: ProductOption[];
  variants: ProductVariant[];
  /**
   * Only in a list that leaves out variants of the product: the number of its visible ones. `variants` then has the first
   * one and those that a card may show, and `options` have no values; the call for one product has everything (ADR 70). A
   * gift.
   */
  variantCount?: number;
  /** The variant that matches a search for a size, with price limits or with options. */
  fittingVariantId?: string;
}

/** INCLUSIVE: the selling price includes the tax. EXCLUSIVE: the tax is added to it. */
export type TaxType = "INCLUSIVE" | "EXCLUSIVE";

export interface ProductPage {
  products: Product[];
  total?: number;
  page?: number;
  totalPages?: number;
}

export type WholeVariant = Whole<ProductVariant, "weight">;
export type WholeProduct = Whole<Product, "averageRating" | "ratingCount" | "facts"> & { variants: WholeVariant[] };
export type WholeProductPage = Required<ProductPage> & { products: WholeProduct[] };

export interface ProductsQuery extends PageQuery {
  categoryId?: string;
  /** The same values as in a search; the store's own order by default. */
  sortBy?: string;
  sortOrder?: SortOrder;
}

export const products = {
  /** 30 on a page, at most 100. A late page costs the platform no more than the first. */
  list: endpoint<{ query: ProductsQuery; reply: ProductPage; whole: WholeProductPage }>(
    "GET",
    "/api/products",
    "store",
  ),
  get: endpoint<{ params: { id: string }; reply: Product; whole: WholeProduct }>("GET", "/api/products/:id", "store"),
  /**
   * Other products that may interest somebody who looks at this one: visible ones, those in stock first. `size` is 1 to 20,
   * 8 by default.
   */
  related: endpoint<{
    params: { id: string };
    query: { size?: number };
    reply: { products: Product[] };
    whole: { products: WholeProduct[] };
  }>("GET", "/api/products/:id/related", "store"),
};
