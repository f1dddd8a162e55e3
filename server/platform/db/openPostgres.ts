import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool, type PoolClient } from "pg";
import type { Db, Orm } from "./db.types";
import { migrationsFolder } from "./migrationsFolder";
import { schema } from "./schema";

/** Any number that all our processes share: who holds it migrates, the others wait. */
const MIGRATION_LOCK = 4_218_001;

/** @param onError told of a connection that broke while idle; the pool replaces it */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Db> {
  const pool = new Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 10_000 });
  // Without a listener a restart of the database takes Node down (quality.md, facts).
  pool.on("error", onError);
  try {
    await migrateUnderLock(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    orm: drizzle(pool, { schema, casing: "snake_case" }) as unknown as Orm,
    engine: "postgres",
    close: () => pool.end(),
  };
}

/** Search compares words by their trigrams. The extension is a trusted one: who may create in the database may add it. */
async function allowTrigrams(client: PoolClient): Promise<void> {
  try {
    await client.query("CREATE EXTENSION IF NOT EXISTS pg_trgm");
  } catch (cause) {
    const how =
      "run CREATE EXTENSION pg_trgm in it as its owner (PostgreSQL's contrib package has it), then start again";
    throw new Error(`Search needs the extension pg_trgm and the database does not let us add it: ${how}.`, { cause });
  }
}

async function migrateUnderLock(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await allowTrigrams(client);
    await migrate(drizzle(client, { schema, casing: "snake_case" }), { migrationsFolder });
    await client.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  } finally {
    client.release();
  }
}
