import type { LanguageCode } from "#contract/languages.ts";
import type { DeclaredFact } from "./facts/DeclaredFact.types";
import type { OptionLooks } from "./options/OptionLooks";

/** What store.yaml declares about columns of the product list. */
export interface Declared {
  /** The names of options in the order of store.yaml, and the swatches of their values. */
  options: { names: readonly string[]; looks: OptionLooks };
  facts: readonly DeclaredFact[];
  /** The store's languages, the first one first; empty when they are not known. */
  languages: readonly LanguageCode[];
}

export const NOTHING_DECLARED: Declared = { options: { names: [], looks: new Map() }, facts: [], languages: [] };
