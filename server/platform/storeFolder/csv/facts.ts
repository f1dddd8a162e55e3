import { FACTS, type FactName, type Facts } from "#contract/catalogue/facts.ts";

/** In characters. */
export const LONGEST_FACT = 500;

const NAMES = Object.keys(FACTS) as FactName[];

/** The names that the column of each fact may have in a product list. */
export const FACT_COLUMNS = Object.fromEntries(
  NAMES.map((name) => [name, [FACTS[name].label.toLowerCase(), ...(FACTS[name].columns ?? [])]]),
) as { [Name in FactName]: [string, ...string[]] };

/** The facts that a row tells; an empty cell tells none. */
export function readFacts(read: (name: FactName) => string | undefined): Facts {
  return Object.fromEntries(NAMES.map((name) => [name, read(name)]).filter(([, said]) => said));
}
