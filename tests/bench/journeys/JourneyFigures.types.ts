/** One line of docs/bench/journeys.json; times in ms. */
export interface JourneyFigures {
  what: "click to title" | "back to listing" | "tap to badge" | "slowest of a purchase";
  how: string;
  condition: string;
  isSlowNetwork: boolean;
  runs: number;
  median: number;
  p95: number;
}
