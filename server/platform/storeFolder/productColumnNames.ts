import { optionColumns } from "./csv/OptionColumns";
import { PRODUCT_COLUMNS } from "./csv/readProducts";
import { type Declared, NOTHING_DECLARED } from "./Declared";
import { declaredColumns } from "./facts/factColumns";
import { SHOPIFY_COLUMNS } from "./shopify/shopifyColumns";

/** Every name that a column of a product list may have. @param declared what store.yaml declares about columns */
export const productColumnNames = ({ options, facts }: Declared = NOTHING_DECLARED): string[] =>
  [PRODUCT_COLUMNS, optionColumns(options.names), declaredColumns(facts), SHOPIFY_COLUMNS].flatMap((columns) =>
    Object.values(columns).flat(),
  );
