import { existsSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool } from "pg";
import { collectGarbage } from "./collectGarbage";
import type { Db } from "./db.types";
import { EmbeddedEngine } from "./EmbeddedEngine";
import { EmbeddedSocket } from "./EmbeddedSocket";
import { gatherWrites } from "./gatherWrites";
import { hasRoom } from "./hasRoom";
import { lockDataFolder } from "./lockDataFolder";
import { migrationsFolder } from "./migrationsFolder";
import { ORM, ormOver } from "./ormOver";

/**
 * The engine's own page cache lies in this process's memory, beside the system's cache of the same files. PostgreSQL's
 * usual 128 MB would cost 120 MB more for a demo database of 12 MB (ADR 46).
 */
const START = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/**
 * Opens PostgreSQL inside this process, with its files under `dataDir`. Only one process can use a folder. @param waitMs
 * how long to wait for a process that is just leaving the folder
 */
export async function openPglite(dataDir: string, waitMs?: number): Promise<Db> {
  const folder = join(dataDir, "db");
  const release = await lockDataFolder(dataDir, waitMs);
  try {
    const isNew = !existsSync(join(folder, "PG_VERSION"));
    let socket: EmbeddedSocket | undefined;
    const engine = new EmbeddedEngine({
      open: () =>
        PGlite.create({ dataDir: folder, extensions: { pg_trgm }, relaxedDurability: false, startParams: START }),
      hasRoom: () => hasRoom(dataDir),
      onBroken: (reason) => socket?.destroy(reason),
    });
    await engine.get();
    // A second engine created the files, and its 400 MB would stay in memory until V8 needs space.
    if (isNew) collectGarbage();
    const pool = new Pool({
      user: "postgres",
      ssl: false,
      // The engine has one connection, which stays open as long as the engine.
      max: 1,
      min: 1,
      pipeline: true,
      // After a failed statement a new connection follows, but the engine keeps the old one's prepared statements and
      // transaction.
      onConnect: (opened) => opened.query("ROLLBACK; DEALLOCATE ALL"),
      stream: () => {
        socket = new EmbeddedSocket(engine);
        return gatherWrites(socket);
      },
    });
    // When the engine breaks, for example because it cannot write, the running statement fails with the error.
    pool.on("error", () => {});
    pool.on("connect", (opened) => opened.on("error", () => {}));
    await pool.query("CREATE EXTENSION IF NOT EXISTS pg_trgm");
    await migrate(drizzle(pool, ORM), { migrationsFolder });
    const orm = ormOver(pool);
    return {
      orm,
      longOrm: orm,
      engine: "pglite",
      close: async () => {
        await pool.end();
        await engine.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
