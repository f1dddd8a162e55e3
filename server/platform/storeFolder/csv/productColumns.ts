import { FACT_COLUMNS, type FactColumn } from "../facts/factColumns";
import type { WordColumn } from "../languages/wordColumns";
import type { OptionColumn } from "./OptionColumns";

export const PRODUCTS_FILE = "products.csv";

/** The columns of our own `products.csv`. The cells about the product itself are in its first row. */
export const PRODUCT_COLUMNS = {
  handle: ["handle"],
  title: ["title", "name", "product"],
  category: ["category"],
  description: ["description"],
  sku: ["sku"],
  barcode: ["barcode", "ean", "gtin", "upc"],
  mrp: ["mrp"],
  price: ["price", "selling price"],
  stock: ["stock", "quantity"],
  weight: ["weight"],
  pictures: ["pictures", "picture"],
  tax: ["tax %", "tax", "gst", "gst %"],
  taxIncluded: ["tax included"],
  subscription: ["subscription"],
  visible: ["visible"],
  otherName: ["other name", "local name"],
  searchWords: ["search words"],
  ...FACT_COLUMNS,
} as const;

/** The columns whose words may stand in another language beside them, as `title:hi`. */
export const PRODUCT_TEXTS = { title: PRODUCT_COLUMNS.title, description: PRODUCT_COLUMNS.description };

export type ProductColumn =
  | WordColumn<keyof typeof PRODUCT_TEXTS>
  | keyof typeof PRODUCT_COLUMNS
  | OptionColumn
  | FactColumn;
