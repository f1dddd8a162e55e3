/** A kind of fact that a store can tell of a product in words. */
export interface FactKind {
  /** What shoppers read beside it. It is also the name of its column in a store's product list. */
  label: string;
  /** Other names that the column may have. */
  columns?: readonly string[];
  /** Shoppers can filter a list by it. Every fact is searched. */
  isFilter?: boolean;
}

const kinds = <Name extends string>(of: Record<Name, FactKind>) => of;

/**
 * The facts that every store has, in the order in which they are shown; a store may declare others (ADR 69). A new fact
 * needs only a line here: product lists, the database, the API, filters, search and pages take it from this table (ADR 61).
 */
export const FACTS = kinds({
  brand: { label: "Brand", columns: ["vendor"], isFilter: true },
  countryOfOrigin: { label: "Country of origin", columns: ["country", "made in"], isFilter: true },
  maker: { label: "Made by", columns: ["maker", "manufacturer"] },
  material: { label: "Material", isFilter: true },
  ingredients: { label: "Ingredients" },
  shelfLife: { label: "Shelf life", columns: ["best before"] },
  storage: { label: "How to store", columns: ["storage"] },
  care: { label: "Care", columns: ["care instructions"] },
});

export type FactName = keyof typeof FACTS;

/** The facts of one product, by their names: the usual ones, and those that its store declares. */
export type Facts = Partial<Record<FactName, string>> & { readonly [declared: string]: string | undefined };
