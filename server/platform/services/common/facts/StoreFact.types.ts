/** A kind of fact, such as Material, as one store has it (ADR 69). */
export interface StoreFact {
  /**
   * The key in stored facts and in addresses. It is made from the column's name, so that a new label does not change it.
   */
  name: string;
  /** The name that shoppers see. */
  label: string;
  /** Shoppers can narrow a list by it. */
  isFilter: boolean;
  /** A search finds products by it. */
  isSearched: boolean;
}
