import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as catalogue from "#server/platform/db/schema/catalogue.ts";
import * as reviews from "#server/platform/db/schema/reviews.ts";
import * as tenancy from "#server/platform/db/schema/tenancy.ts";
import { ANY_ENGINE } from "#tests/support/platform/engines.ts";
import { startPlatform, type TestPlatform } from "#tests/support/platform/platform.ts";

/** What a store shows is in these three schema files; all else belongs to shoppers, orders or the platform. */
const SHOWN = { ...tenancy, ...catalogue, ...reviews };

/** Columns that no kept page shows, with the reason. */
const ON_NO_PAGE: Record<string, Record<string, string>> = {
  products: {
    id: "never changes",
    created_order: "never changes",
    local_name: "is searched, not shown",
    search_aliases: "is searched, not shown",
    rating_counts: "the average and the count follow from it",
    changed_at: "follows from the others",
    handle: "names it in the shop's folder, and is not shown",
  },
  product_variants: {
    id: "never changes",
    store_id: "never changes",
    barcode: "is scanned, not shown",
    counted_quantity: "is the owner's count, and not shown",
  },
};

/** The triggers are read from the database, so that no migration and no new column is overlooked (ADR 14, bar 24). */
describe("what a kept page shows and what tells of its changes", () => {
  let platform: TestPlatform;
  let triggers: { table: string; name: string; definition: string }[];

  beforeAll(async () => {
    platform = await startPlatform({ engine: ANY_ENGINE });
    triggers = await ask(sql`SELECT c.relname AS "table", t.tgname AS "name", pg_get_triggerdef(t.oid) AS "definition"
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND NOT t.tgisinternal`);
  });
  afterAll(() => platform.stop());

  const ask = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await platform.db.orm.execute<Row>(query)).rows;
  const columnsOf = async (table: string) =>
    (
      await ask<{ name: string }>(sql`SELECT column_name AS "name" FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = ${table} ORDER BY ordinal_position`)
    ).map(({ name }) => name);
  /** The columns that the table's triggers of this name compare. */
  const compared = (table: string, name: RegExp) =>
    new Set(
      triggers
        .filter((trigger) => trigger.table === table && name.test(trigger.name))
        .flatMap(({ definition }) => [...definition.matchAll(/\bold\."?(\w+)/gi)].map(([, column]) => column)),
    );

  it.each(Object.keys(ON_NO_PAGE))("%s: every column that a page shows is compared", async (table) => {
    const told = compared(table, /^page_changes_/);
    const forgotten = (await columnsOf(table)).filter(
      (column) => !told.has(column) && ON_NO_PAGE[table]?.[column] === undefined,
    );
    expect(forgotten).toEqual([]);
  });

  it("triggers of every other table that a store shows report any change of a row", () => {
    const tellsOfRows = ({ definition }: { definition: string }) =>
      /old\.\* IS DISTINCT FROM new\.\*|REFERENCING NEW TABLE/i.test(definition) && /AFTER UPDATE/i.test(definition);
    const silent = Object.values(SHOWN)
      .filter((table) => is(table, PgTable))
      .map((table) => getTableName(table))
      .filter((table) => !(table in ON_NO_PAGE))
      .filter(
        (table) => !triggers.some((one) => one.table === table && /^page_changes_/.test(one.name) && tellsOfRows(one)),
      );
    expect(silent).toEqual([]);
  });
});
