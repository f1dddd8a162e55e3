import { sql } from "drizzle-orm";
import type { Executor } from "../../../db/db.types";
import type { RuleFound } from "./BooksFound.types";
import type { BooksRule, ComputedRule, InStore, SqlRule } from "./BooksRule.types";

/** How many rows of a rule are described; the others are only counted. */
const TOLD_AT_MOST = 20;

/**
 * Finds the rows that contradict each rule. @param tx a transaction, because it changes settings of the planner until the
 * transaction's end @param storeId checks this store only; all stores by default
 */
export async function proveRules(tx: Executor, rules: readonly BooksRule[], storeId?: string): Promise<RuleFound[]> {
  // Each rule reads whole tables. Without counts of their rows, the planner would take the tables for small ones.
  await tx.execute(sql`SET LOCAL enable_nestloop = off`);
  await tx.execute(sql`SET LOCAL jit = off`);
  const inStore: InStore = (column) => (storeId === undefined ? sql`TRUE` : sql`${sql.raw(column)} = ${storeId}`);
  const found: RuleFound[] = [];
  for (const rule of rules) {
    const { name, proves } = rule;
    const differing = "compute" in rule ? await computed(rule, tx, inStore) : await selected(rule, tx, inStore);
    found.push({ name, proves, ...differing });
  }
  return found;
}

type Differing = Pick<RuleFound, "count" | "rows">;

async function selected(rule: SqlRule, tx: Executor, inStore: InStore): Promise<Differing> {
  const { rows } = await tx.execute<{ what: string; count: number }>(sql`
    SELECT what, count(*) OVER ()::int AS count FROM (${rule.differing(inStore)}) AS differing
    ORDER BY what LIMIT ${TOLD_AT_MOST}`);
  return { count: rows[0]?.count ?? 0, rows: rows.map(({ what }) => what) };
}

async function computed(rule: ComputedRule, tx: Executor, inStore: InStore): Promise<Differing> {
  const differing: Differing = { count: 0, rows: [] };
  await rule.compute(tx, inStore, (what) => {
    differing.count += 1;
    if (differing.rows.length < TOLD_AT_MOST) differing.rows.push(what);
  });
  return differing;
}
