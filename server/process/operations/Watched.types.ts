/** What the people who run the shop can ask about it. */
export interface Watched {
  /** The metrics in the text format of Prometheus. */
  figures(): Promise<string>;
  /** What is missing before shoppers can be served; empty when nothing is. */
  missing(): Promise<string[]>;
}
