import { endpoint } from "../endpoint";
import type { PageQuery, PicturePath, Rupees, SortOrder, StoreHtml, Whole } from "../wire.types";

export interface ProductVariant {
  variantId: string;
  imagePathList: PicturePath[];
  mrp: Rupees;
  sellingPrice: Rupees;
  availableQuantity: number;
  /** 0 when left out (spec 3), and when the variant has none. */
  weight?: number;
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
  /** 1 to 5 with one decimal; null until somebody has rated the product. */
  averageRating?: number | null;
  ratingCount?: number;
  variants: ProductVariant[];
  /** In the answer of a search that asks for a size or filters by price: the variant that fits. */
  fittingVariantId?: string;
}

/** INCLUSIVE: the selling price holds the tax already. EXCLUSIVE: the tax comes on top. */
export type TaxType = "INCLUSIVE" | "EXCLUSIVE";

export interface ProductPage {
  products: Product[];
  total?: number;
  page?: number;
  totalPages?: number;
}

export type WholeVariant = Required<ProductVariant>;
export type WholeProduct = Whole<Product, "averageRating" | "ratingCount"> & { variants: WholeVariant[] };
export type WholeProductPage = Required<ProductPage> & { products: WholeProduct[] };

export interface ProductsQuery extends PageQuery {
  categoryId?: string;
  /** As in a search; the store's own order when left out. */
  sortBy?: string;
  sortOrder?: SortOrder;
}

export const products = {
  /** 30 a page, at most 100. A deep page costs what the first one does. */
  list: endpoint<{ query: ProductsQuery; reply: ProductPage; whole: WholeProductPage }>(
    "GET",
    "/api/products",
    "store",
  ),
  get: endpoint<{ params: { id: string }; reply: Product; whole: WholeProduct }>("GET", "/api/products/:id", "store"),
  /** What else a shopper of this product may like: shown, in stock first, without the product itself. `size` 1 to 20, 8 when left out. */
  related: endpoint<{
    params: { id: string };
    query: { size?: number };
    reply: { products: Product[] };
    whole: { products: WholeProduct[] };
  }>("GET", "/api/products/:id/related", "store"),
};
