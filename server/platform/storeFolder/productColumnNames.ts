import { optionColumns } from "./csv/OptionColumns";
import { PRODUCT_COLUMNS } from "./csv/readProducts";
import { SHOPIFY_COLUMNS } from "./shopify/shopifyColumns";

/** Every name that a column of a product list may have. @param declared the options that store.yaml names */
export const productColumnNames = (declared: readonly string[] = []): string[] =>
  [PRODUCT_COLUMNS, optionColumns(declared), SHOPIFY_COLUMNS].flatMap((columns) => Object.values(columns).flat());
