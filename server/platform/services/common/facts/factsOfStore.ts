import { FACTS } from "#contract/catalogue/facts.ts";
import type { StoreFact } from "./StoreFact.types";

const USUAL: readonly StoreFact[] = Object.entries(FACTS).map(([name, { label, isFilter = false }]) => ({
  name,
  label,
  isFilter,
  isSearched: true,
}));

/** Everything that a store can tell of a product, in the order in which it is shown: what it declares, then the usual facts. */
export function factsOfStore(declared: readonly StoreFact[]): StoreFact[] {
  const names = new Set(declared.map(({ name }) => name));
  return [...declared, ...USUAL.filter(({ name }) => !names.has(name))];
}
