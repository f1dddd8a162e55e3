import { sql } from "drizzle-orm";
import type { Db } from "../db/db.types";
import type { PlatformPlugin } from "./PlatformPlugin.types";

/** All processes share this number. The process that holds the lock migrates, the others wait. */
const LOCK = 4_218_002;

/**
 * Runs the new migrations of all plugins, or none of them. A migration that has run is remembered by its plugin's id and
 * its name.
 */
export async function migratePlugins(db: Db, plugins: readonly PlatformPlugin[]): Promise<void> {
  const migrations = plugins.flatMap(({ id, migrations = [] }) => migrations.map((one) => ({ id, ...one })));
  if (migrations.length === 0) return;
  await db.orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(
      sql`CREATE TABLE IF NOT EXISTS drizzle.plugin_migrations (plugin text, name text, PRIMARY KEY (plugin, name))`,
    );
    for (const { id, name, statements } of migrations) {
      const { rows } = await tx.execute(
        sql`INSERT INTO drizzle.plugin_migrations VALUES (${id}, ${name}) ON CONFLICT DO NOTHING RETURNING name`,
      );
      if (rows.length === 0) continue;
      for (const statement of statements) await tx.execute(sql.raw(statement));
    }
  });
}
