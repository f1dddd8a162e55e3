import { optionColumns } from "./csv/OptionColumns";
import { PRODUCT_COLUMNS, PRODUCT_TEXTS } from "./csv/productColumns";
import { type Declared, NOTHING_DECLARED } from "./Declared";
import { declaredColumns } from "./facts/factColumns";
import { wordColumns } from "./languages/wordColumns";
import { SHOPIFY_COLUMNS } from "./shopify/shopifyColumns";

/** Every name that a column of a product list may have. @param declared what store.yaml declares about columns */
export const productColumnNames = ({ options, facts }: Declared = NOTHING_DECLARED): string[] =>
  [
    PRODUCT_COLUMNS,
    wordColumns(PRODUCT_TEXTS),
    optionColumns(options.names),
    declaredColumns(facts),
    SHOPIFY_COLUMNS,
  ].flatMap((columns) => Object.values(columns).flat());
