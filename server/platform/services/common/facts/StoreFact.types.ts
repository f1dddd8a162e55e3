/** A kind of fact as one store tells it (ADR 69). */
export interface StoreFact {
  /** By which products keep it and addresses name it: made of its column, so that another label changes neither. */
  name: string;
  /** What shoppers read beside it. */
  label: string;
  /** Shoppers can narrow a list by it. */
  isFilter: boolean;
  /** A search finds products by it. */
  isSearched: boolean;
}
