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

/** A screen with products of two variants each, and of many. */
export interface VariantFigures {
  screen: Screen;
  small: Weight;
  large: Weight;
}

interface Weight {
  /** KiB with Brotli of the page, of the data that follows it, and of a list of 30 products; and of that list without. */
  html: number;
  data: number;
  list: number;
  json: number;
  /** The number of nodes of the page at rest. */
  nodes: number;
  /** Milliseconds to the first frame with products, and to the largest paint; medians. */
  ms: number;
  lcp: number;
}

/** The same products, with two variants each and with many each. */
export interface ListingVariants {
  machine: string;
  runs: number;
  products: number;
  variants: number;
  results: VariantFigures[];
}
