import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/db.types.ts";

/** The number of rows and a hash of the content of every table: two equal snapshots mean that nothing was written. */
export async function snapshot({ orm }: Db): Promise<Record<string, string>> {
  const tables = await orm.execute<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  const entries: [string, string][] = [];
  for (const { name } of tables.rows) {
    const { rows } = await orm.execute<{ state: string }>(
      sql`SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS state FROM ${sql.identifier(name)} t`,
    );
    entries.push([name, rows[0]?.state ?? ""]);
  }
  return Object.fromEntries(entries);
}
