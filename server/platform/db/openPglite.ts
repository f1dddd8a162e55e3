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
 * The pages that the engine keeps lie in this process's memory, beside those that the system keeps of the same files.
 * PostgreSQL's usual 128 MB of them costs 120 MB more, for a demo database that has 12 in all (ADR 46).
 */
const START = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/**
 * Opens PostgreSQL inside this process, with its files under `dataDir`. Only one process can use a folder.
 * @param waitMs how long to wait for a process that is just leaving the folder
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
    // A second engine has made the files, and its memory of 400 MB would stay until V8 happens to need room.
    if (isNew) collectGarbage();
    const pool = new Pool({
      user: "postgres",
      ssl: false,
      // The engine has one connection, which is never closed before the engine.
      max: 1,
      min: 1,
      pipeline: true,
      // A connection that follows another one, because a statement failed, finds what that one had prepared, and the
      // transaction in which it was.
      onConnect: (opened) => opened.query("ROLLBACK; DEALLOCATE ALL"),
      stream: () => {
        socket = new EmbeddedSocket(engine);
        return gatherWrites(socket);
      },
    });
    // The engine breaks when it cannot write a file, for example; the statement under way then fails with the error.
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
