import { FACTS, type FactName, type Facts } from "#contract/catalogue/facts.ts";
import type { DeclaredFact } from "./DeclaredFact.types";

/** In characters. */
export const LONGEST_FACT = 500;

const NAMES = Object.keys(FACTS) as FactName[];

/** The accepted column names for each of the usual facts. */
export const FACT_COLUMNS = Object.fromEntries(
  NAMES.map((name) => [name, [FACTS[name].label.toLowerCase(), ...(FACTS[name].columns ?? [])]]),
) as { [Name in FactName]: [string, ...string[]] };

/** The column of a usual fact, or of one that a store declares; no other column can have the latter's name. */
export type FactColumn = FactName | `fact ${string}`;

const isUsual = (name: string): name is FactName => Object.hasOwn(FACTS, name);
const columnOf = (name: string): FactColumn => (isUsual(name) ? name : `fact ${name}`);

/** The accepted column names for each fact that the store declares. */
export const declaredColumns = (declared: readonly DeclaredFact[]): Record<`fact ${string}`, readonly string[]> =>
  Object.fromEntries(
    declared.filter(({ name }) => !isUsual(name)).map(({ name, column }) => [columnOf(name), [column]]),
  );

/** The facts that a row tells; an empty cell tells none. */
export function readFacts(
  read: (column: FactColumn) => string | undefined,
  declared: readonly DeclaredFact[] = [],
): Facts {
  const names = new Set([...NAMES, ...declared.map(({ name }) => name)]);
  return Object.fromEntries([...names].map((name) => [name, read(columnOf(name))]).filter(([, said]) => said));
}
