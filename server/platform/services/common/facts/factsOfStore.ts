import { FACTS } from "#contract/catalogue/facts.ts";
import type { StoreFact } from "./StoreFact.types";

const USUAL: readonly StoreFact[] = Object.entries(FACTS).map(([name, { label, isFilter = false }]) => ({
  name,
  label,
  isFilter,
  isSearched: true,
}));

/** All facts of a store in the order in which they are shown: those that it declares, then the usual ones. */
export function factsOfStore(declared: readonly StoreFact[]): StoreFact[] {
  const names = new Set(declared.map(({ name }) => name));
  return [...declared, ...USUAL.filter(({ name }) => !names.has(name))];
}
