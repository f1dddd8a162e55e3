import type { DeclaredFact } from "./facts/DeclaredFact.types";
import type { OptionLooks } from "./options/OptionLooks";

/** What store.yaml says of the columns of the product list. */
export interface Declared {
  /** The names of options in its order, and how their values look. */
  options: { names: readonly string[]; looks: OptionLooks };
  facts: readonly DeclaredFact[];
}

export const NOTHING_DECLARED: Declared = { options: { names: [], looks: new Map() }, facts: [] };
