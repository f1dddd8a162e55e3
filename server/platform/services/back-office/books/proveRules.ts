import { sql } from "drizzle-orm";
import type { Executor } from "../../../db/db.types";
import type { RuleFound } from "./BooksFound.types";
import type { BooksRule, ComputedRule, InStore, SqlRule } from "./BooksRule.types";

/** So many rows of a rule are told in words; of the others only how many they are. */
const TOLD_AT_MOST = 20;

/**
 * Finds the rows that contradict each of the rules.
 * @param tx a transaction, because settings of the planner are changed until its end
 * @param storeId the one store to look at; all stores when left out
 */
export async function proveRules(tx: Executor, rules: readonly BooksRule[], storeId?: string): Promise<RuleFound[]> {
  // Each rule reads whole tables. Where nobody has counted their rows, the planner would take them for small ones.
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
