import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "#server/platform/db/openPostgres.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";
import { copyPostgres } from "#tests/support/databases/databases.ts";
import { type TestDatabase, unprivileged, untilReady } from "#tests/support/databases/postgres.ts";
import { freePort } from "#tests/support/freePort.ts";
import { installByApt } from "#tests/support/installByApt.ts";
import { startPlatform, testPostgres } from "#tests/support/platform/platform.ts";

describe("PgBouncer in front of PostgreSQL", () => {
  let database: TestDatabase;
  let pooled: Pooled;

  beforeAll(async () => {
    database = await copyPostgres("small", await testPostgres());
  });
  afterEach(() => pooled.close());
  afterAll(() => database.drop());

  it.each([
    ["transaction", []],
    ["transaction", ["server_round_robin = 1"]],
    ["statement", []],
  ])("is refused with one sentence and nothing left locked with pool_mode = %s %j", async (mode, settings) => {
    pooled = await pgBouncer(database.url, mode, settings);
    const refused = openPostgres(pooled.url, () => {});
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow(/^DATABASE_URL names a pooler [^\n]+ pool_mode = session in PgBouncer\.$/);
    const direct = await openPostgres(database.url, () => {});
    await direct.close();
  });

  it("is refused while others use it, too", async () => {
    pooled = await pgBouncer(database.url, "transaction", ["server_round_robin = 1"]);
    const others = Array.from({ length: 8 }, () => new Client({ connectionString: pooled.url }));
    let isOver = false;
    const busy = others.map(async (one) => {
      await one.connect();
      while (!isOver) await one.query("SELECT 1");
      await one.end();
    });
    await expect(openPostgres(pooled.url, () => {})).rejects.toThrow(/pool_mode = session/);
    isOver = true;
    await Promise.all(busy);
  });

  it("serves a whole platform with pool_mode = session: every one of many searches at once is answered", async () => {
    pooled = await pgBouncer(database.url, "session", ["default_pool_size = 40"]);
    const platform = await startPlatform({ config: { DATABASE_URL: pooled.url } });
    const { storeId, orgId } = await platform.store("fresh-basket");
    const search = () => platform.get("/api/search/products", { storeId, orgId, query: "milk" });
    const answers = await Promise.all(Array.from({ length: 60 }, search));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));
    const session = await platform.logIn("fresh-basket", "9876512345");
    expect((await platform.get(`/api/customers/${session.customerId}`, {}, session.headers)).status).toBe(200);
    const { rows } = await platform.db.orm.execute(
      sql`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    expect(rows).toEqual([]);
    await platform.stop();
  });
});

const PROGRAM = "/usr/sbin/pgbouncer";

interface Pooled {
  /** The address of the same database behind the pooler. */
  url: string;
  close(): Promise<void>;
}

/** Starts a PgBouncer in front of a database. `settings` are lines of its file. */
async function pgBouncer(databaseUrl: string, poolMode: string, settings: string[] = []): Promise<Pooled> {
  const why = existsSync(PROGRAM) ? undefined : installByApt("pgbouncer");
  if (why !== undefined) throw new Error(`There is no PgBouncer to test with, and ${why}.`);
  const folder = mkdtempSync(join(tmpdir(), "haat-pgbouncer-"));
  const { hostname, port: behind, username, pathname } = new URL(databaseUrl);
  const port = await freePort();
  const file = join(folder, "pgbouncer.ini");
  const lines = [
    "[databases]",
    `* = host=${hostname} port=${behind} user=${username}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    `pool_mode = ${poolMode}`,
    ...settings,
  ];
  writeFileSync(file, lines.join("\n"));
  const user = unprivileged();
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
  const pooler = spawn(PROGRAM, ["-q", file], { ...user, stdio: "ignore", cwd: folder });
  // Ends with the test's process, too.
  const end = () => pooler.kill("SIGQUIT");
  process.once("exit", end);
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  await untilReady(url);
  return {
    url,
    close: async () => {
      process.off("exit", end);
      const ended = once(pooler, "exit");
      end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
