import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Db, Orm } from "./db.types";
import { lockDataFolder } from "./lockDataFolder";
import { migrationsFolder } from "./migrationsFolder";
import { registerParsersOnce } from "./registerParsersOnce";
import { schema } from "./schema";

/**
 * Opens PostgreSQL inside this process, with its files under `dataDir`. Only one process can use a folder.
 * @param waitMs how long to wait for a process that is just leaving the folder
 */
export async function openPglite(dataDir: string, waitMs?: number): Promise<Db> {
  const folder = join(dataDir, "db");
  const release = await lockDataFolder(dataDir, waitMs);
  try {
    const client = await PGlite.create({ dataDir: folder, extensions: { pg_trgm }, relaxedDurability: false });
    const orm = drizzle(registerParsersOnce(client), { schema, casing: "snake_case" });
    await client.exec("CREATE EXTENSION IF NOT EXISTS pg_trgm");
    await migrate(orm, { migrationsFolder });
    return {
      orm: orm as unknown as Orm,
      engine: "pglite",
      close: async () => {
        await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
