import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, it } from "vitest";
import * as catalogue from "#server/platform/db/schema/catalogue.ts";
import * as reviews from "#server/platform/db/schema/reviews.ts";
import * as tenancy from "#server/platform/db/schema/tenancy.ts";
import { ANY_ENGINE, platform, withPlatform } from "#tests/support/platform/engines.ts";

/** What a store shows is in these three schema files; all else belongs to shoppers, orders or the platform. */
const SHOWN = { ...tenancy, ...catalogue, ...reviews };

/** Columns that are not changed here, with the reason. */
const NOT_TRIED: Record<string, Record<string, string>> = {
  products: {
    id: "never changes",
    store_id: "never changes",
    created_order: "never changes",
    rating_counts: "the average and the count follow from it",
    changed_at: "follows from the others",
  },
  product_variants: {
    id: "never changes",
    store_id: "never changes",
    product_id: "is written together with the position",
    counted_quantity: "is the owner's count, and not shown",
  },
};

/** Another value than a row has, for each type of column. */
const ANOTHER: Record<string, (column: string) => string> = {
  text: (column) => `coalesce(${column}, '') || 'x'`,
  boolean: (column) => `NOT ${column}`,
  integer: (column) => `CASE WHEN ${column} > 0 THEN 0 ELSE 900 END`,
  numeric: (column) => `coalesce(${column}, 0) + 1`,
  jsonb: () => `'{"other": "x"}'`,
};
const another = (column: string, type: string) =>
  column === "category_id"
    ? "(SELECT max(id) FROM categories AS other WHERE id <> category_id)"
    : ANOTHER[type]?.(column);

/** The triggers are read from the database, so that no migration and no new column is overlooked (ADR 14, bar 24). */
describe("what a kept page shows and what tells of its changes", () => {
  let triggers: { table: string; name: string; definition: string }[];

  withPlatform({ engine: ANY_ENGINE });
  beforeAll(async () => {
    triggers = await ask(sql`SELECT c.relname AS "table", t.tgname AS "name", pg_get_triggerdef(t.oid) AS "definition"
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND NOT t.tgisinternal`);
  });

  const ask = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await platform.db.orm.execute<Row>(query)).rows;
  /** The reported changes when one column of some row changes; the change is undone. */
  async function toldOf(table: string, column: string, type: string): Promise<unknown[]> {
    const undo = new Error("undone");
    let told: unknown[] = [];
    const change = sql.raw(
      `UPDATE ${table} SET ${column} = ${another(column, type)} WHERE id = (SELECT max(id) FROM ${table})`,
    );
    const changing = platform.db.orm.transaction(async (tx) => {
      await tx.execute(change);
      const mine = sql`SELECT kind FROM page_changes.changes WHERE xid = pg_current_xact_id()::text::bigint`;
      told = (await tx.execute(mine)).rows;
      throw undo;
    });
    await expect(changing).rejects.toBe(undo);
    return told;
  }

  it.each(Object.keys(NOT_TRIED))("%s: every column that a page shows tells of its change", async (table) => {
    const columns = await ask<{ name: string; type: string }>(sql`
      SELECT column_name AS "name", data_type AS "type" FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ${table} ORDER BY ordinal_position`);
    const silent: string[] = [];
    for (const { name, type } of columns) {
      if (NOT_TRIED[table]?.[name] === undefined && (await toldOf(table, name, type)).length === 0) silent.push(name);
    }
    expect(silent).toEqual([]);
  });

  it("triggers of every other table that a store shows report any change of a row", () => {
    const tellsOfRows = ({ definition }: { definition: string }) =>
      /old\.\* IS DISTINCT FROM new\.\*|REFERENCING NEW TABLE/i.test(definition) && /AFTER UPDATE/i.test(definition);
    const silent = Object.values(SHOWN)
      .filter((table) => is(table, PgTable))
      .map((table) => getTableName(table))
      .filter((table) => !(table in NOT_TRIED))
      .filter(
        (table) => !triggers.some((one) => one.table === table && /^page_changes_/.test(one.name) && tellsOfRows(one)),
      );
    expect(silent).toEqual([]);
  });
});
