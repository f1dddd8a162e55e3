import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "#server/platform/db/db.types.ts";
import { isConnectionLost } from "#server/platform/db/isConnectionLost.ts";
import { openPostgres } from "#server/platform/db/openPostgres.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";
import { type CuttableNetwork, cuttableNetwork } from "#tests/support/databases/cuttableNetwork.ts";
import { copyPostgres } from "#tests/support/databases/databases.ts";
import type { TestDatabase } from "#tests/support/databases/postgres.ts";
import { testPostgres } from "#tests/support/platform/platform.ts";

/** More than the pool's number of connections. */
const AT_ONCE = 25;
/** Short for a network that is cut, long enough for a busy machine. */
const LIMITS = { connectMs: 2000, statementMs: 30_000, silenceMs: 2000 };

const pidOf = async (db: Pick<Db["orm"], "execute">) =>
  (await db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)).rows[0]?.pid;

describe("connections to PostgreSQL that break (bar 17)", () => {
  let database: TestDatabase;
  let network: CuttableNetwork;
  let db: Db;
  const broken: Error[] = [];

  beforeAll(async () => {
    database = await copyPostgres("empty", await testPostgres());
    network = await cuttableNetwork(database.url);
    db = await openPostgres(network.url, (error) => broken.push(error), { limits: LIMITS });
  });
  afterAll(async () => {
    await db.close();
    await network.close();
    await database.drop();
  });

  it.each([
    ["that nobody answers", (url: URL) => Object.assign(url, { port: "1" })],
    ["without that database", (url: URL) => Object.assign(url, { pathname: "/nobody_made_this" })],
  ])("at an address %s are refused with one sentence, without the address itself", async (_, change) => {
    const url = change(new URL(database.url));
    url.password = "hunter2";
    const refused = openPostgres(url.href, () => {});
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow(
      /^DATABASE_URL names a database that cannot be opened \([^\n]+\): start it, or correct the address/,
    );
    await expect(refused).rejects.not.toThrow(/hunter2/);
  });

  it("to a PostgreSQL that is too old are refused with one sentence", async () => {
    const old = await calledPostgres14(database.url);
    await expect(openPostgres(old.url, () => {})).rejects.toThrow(
      /^DATABASE_URL names a PostgreSQL 14[^\n]+: 15 or newer is needed\.$/,
    );
    await old.close();
  });

  it("for long work allow statements minutes, and are not taken from the calls", async () => {
    const limitOf = async (orm: Db["orm"]) =>
      (await orm.execute<{ statement_timeout: string }>(sql`SHOW statement_timeout`)).rows[0]?.statement_timeout;
    expect(await limitOf(db.orm)).toBe("30s");
    const before = db.connections?.();
    expect(await limitOf(db.longOrm)).toBe("10min");
    expect(db.connections?.()).toEqual(before);
  });

  it("in the middle of a transaction fail that one, are reported, and the process stays up", async () => {
    const failed = db.orm.transaction(async (tx) => {
      const pid = await pidOf(tx);
      await db.orm.execute(sql`SELECT pg_terminate_backend(${pid}, 5000)`);
      await tx.execute(sql`SELECT 1`);
    });
    await expect(failed).rejects.toSatisfy(isConnectionLost);
    expect(broken.length).toBeGreaterThan(0);
    expect(await pidOf(db.orm)).toBeTypeOf("number");
  });

  it("are given up when the network loses all data, and then the pool has all its connections again", async () => {
    const together = () => Array.from({ length: AT_ONCE }, () => db.orm.transaction((tx) => pidOf(tx)));
    await Promise.all(together());
    network.cut();
    for (const outcome of await Promise.allSettled(together())) {
      expect(outcome.status === "rejected" && isConnectionLost(outcome.reason)).toBe(true);
    }
    network.mend();
    await Promise.all(together());
  });
});

/** The address of the same database behind a proxy that lets it call itself PostgreSQL 14. */
async function calledPostgres14(databaseUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const url = new URL(databaseUrl);
  const { port, hostname } = url;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far);
    // Of the same length, because each message says how long it is.
    far.on("data", (chunk) => near.write(chunk.toString("latin1").replace(/\b\d\d(?=\.\d+ ?\()/g, "14"), "latin1"));
    for (const socket of [near, far])
      socket.on("error", () => {}).on("close", () => [near, far].map((one) => one.destroy()));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, close: () => new Promise((done) => void server.close(() => done())) };
}
