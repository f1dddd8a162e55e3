import type { StoreFact } from "../../services/common/facts/StoreFact.types";

export interface DeclaredFact extends StoreFact {
  /** Its column in the product list, spelled as in store.yaml. */
  column: string;
}
