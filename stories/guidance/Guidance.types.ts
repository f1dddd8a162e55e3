/** What a designer asks of a component before using it. */
export interface Guidance {
  /** Other names that people search for. */
  also?: readonly string[];
  /** Continues "Use when". */
  use: string;
  /** Continues "Don't use when", with what to take instead. */
  not?: string;
  /** What the keys do, and where the focus goes. */
  keyboard?: string;
  /** How its texts are written. */
  words?: string;
}

/** By the title of the component's stories. */
export type Guide = Readonly<Record<string, Guidance>>;
