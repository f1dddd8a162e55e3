import type { FolderProduct } from "../StoreFolder.types";
import { quoted } from "../suggestion";
import type { DeclaredFact } from "./DeclaredFact.types";

/** A remark for each fact of store.yaml that no product has: often its column is misspelt. */
export const unfilledFacts = (
  facts: readonly DeclaredFact[],
  products: readonly Pick<FolderProduct, "facts">[],
): string[] =>
  facts
    .filter(({ name }) => !products.some((product) => product.facts[name] !== undefined))
    .map(
      ({ column }) =>
        `store.yaml declares the fact ${quoted(column)}, and no product has it: its column in products.csv is missing or empty.`,
    );
