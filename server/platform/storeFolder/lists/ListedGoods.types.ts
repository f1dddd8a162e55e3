import type { Facts } from "#contract/catalogue/facts.ts";

/** A product of a list, as the cells of a folder's own list. */
export interface ListedProduct {
  handle: string;
  title: string;
  category: string;
  description: string;
  searchWords: string;
  tax: string;
  /** By their names, and those that are declared by their columns. */
  facts: Facts;
  variants: ListedVariant[];
}

export interface ListedVariant {
  sku: string;
  barcode: string;
  options: readonly (readonly [name: string, value: string])[];
  weight: string;
  mrp: string;
  price: string;
  stock: string;
  pictures: readonly string[];
  isVisible: boolean;
}
