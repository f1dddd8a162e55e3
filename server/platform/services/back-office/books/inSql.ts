import { type SQL, sql } from "drizzle-orm";

/** A list for `IN`. */
export const listOf = (values: readonly string[]): SQL =>
  values.length === 0
    ? sql`(NULL)`
    : sql`(${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`;

/** Chooses a value by a state, from a table that has every state; NULL for text that is no state. */
export const caseOf = <State extends string>(column: string, byState: Readonly<Record<State, SQL>>): SQL => {
  const branches = Object.entries<SQL>(byState).map(([state, then]) => sql`WHEN ${state} THEN ${then}`);
  return sql`CASE ${sql.raw(column)} ${sql.join(branches, sql` `)} END`;
};

/** An amount in paise as `₹45.50`; `nothing` for NULL. */
export const rupees = (paise: string): SQL =>
  sql.raw(`coalesce('₹' || to_char((${paise}) / 100.0, 'FM999999999999990.00'), 'nothing')`);
