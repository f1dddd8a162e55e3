import type { OptionLooks } from "./OptionLooks";

/** What store.yaml says of options: their names in its order, and how their values look. */
export interface DeclaredOptions {
  names: readonly string[];
  looks: OptionLooks;
}

export const NO_OPTIONS: DeclaredOptions = { names: [], looks: new Map() };
