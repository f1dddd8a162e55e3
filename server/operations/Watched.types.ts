/** What those who run the shop can ask it. */
export interface Watched {
  /** In the words of Prometheus. */
  figures(): Promise<string>;
  /** What is missing before shoppers can be served; nothing: they can. */
  missing(): Promise<string[]>;
}
