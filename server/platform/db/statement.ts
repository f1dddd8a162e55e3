import { type Column, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Executor } from "./db.types";

type Given<Name extends string> = { readonly [N in Name]: Placeholder };

interface Prepared<R> {
  execute(values: Record<string, unknown>): Promise<R>;
}

/**
 * Builds a statement once for each connection; PostgreSQL plans it once under its name. Use it for statements that most
 * calls need: building and planning them anew took a third of a call's time (ADR 25). @param names the names of the values
 * that each call passes @param prepare must end in `.prepare(name)`, with a name that no other statement has
 */
export function statement<Name extends string, R>(
  names: readonly Name[],
  prepare: (db: Executor, given: Given<Name>) => Prepared<R>,
) {
  const given = {} as Record<Name, Placeholder>;
  for (const name of names) given[name] = sql.placeholder(name);
  const built = new WeakMap<object, Prepared<R>>();
  return (db: Executor, values: Record<Name, unknown>): Promise<R> => {
    const { session } = db._;
    let prepared = built.get(session);
    if (prepared === undefined) {
      prepared = prepare(db, given);
      built.set(session, prepared);
    }
    return prepared.execute(values);
  };
}

/** Converts the values as their columns store them. */
export function asColumns<Name extends string>(columns: Record<Name, Column>, given: Given<NoInfer<Name>>) {
  const written = Object.entries<Column>(columns).map(
    ([name, column]) => [name, sql`${sql.param(given[name as Name], column)}`] as const,
  );
  return Object.fromEntries(written) as Record<Name, SQL>;
}
