export const SCREENS = ["listing", "category", "search"] as const;
export type Screen = (typeof SCREENS)[number];

/** One way to reach a screen, measured in the small store and in the large one; medians. */
export interface ListingFigures {
  screen: Screen;
  way: "first load" | "navigation";
  /** Milliseconds to the first frame with products. */
  small: number;
  large: number;
  /** The number of nodes of the page at rest. */
  smallNodes: number;
  largeNodes: number;
}

export interface ListingSize {
  machine: string;
  runs: number;
  /** The number of products in the large store. */
  products: number;
  results: ListingFigures[];
}
