import { type ChildProcess, execFileSync, type StdioOptions, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "../freePort";
import { installByApt } from "../installByApt";

const HOW =
  "set TEST_DATABASE_URL to an empty PostgreSQL 15 or newer, or install one (Debian: apt-get install postgresql)";

export interface TestServer {
  /** An address without the name of a database. */
  url: string;
  stop(): Promise<void>;
  /** Disconnects everybody, stops, and starts again on the same data and port. */
  restart(how?: "fast" | "immediate"): Promise<void>;
}

/** The PostgreSQL of TEST_DATABASE_URL, or one that is started here. */
export async function startPostgres(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given === undefined) return startOwnPostgres();
  const refuse = () => Promise.reject(new Error("A PostgreSQL that is not ours is not restarted."));
  return { url: given, stop: async () => {}, restart: refuse };
}

/**
 * Starts a server from installed binaries, in a separate folder on a free port. As root, it installs Debian's package
 * if there is none.
 */
export function startOwnPostgres(): Promise<TestServer> {
  return startOwn(findBinaries() ?? installBinaries());
}

/** The path of one of PostgreSQL's programs. */
export function postgresTool(name: string): string {
  return join(findBinaries() ?? installBinaries(), name);
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Makes a database on the server: empty, or a copy of `template`. */
export async function createDatabase(server: TestServer, name: string, template?: string): Promise<TestDatabase> {
  await tell(server, `CREATE DATABASE ${name}${template === undefined ? "" : ` TEMPLATE ${template}`}`);
  return databaseOn(server, name);
}

/** A database that is there. */
export function databaseOn(server: TestServer, name: string): TestDatabase {
  const own = new URL(server.url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => tell(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function tell({ url }: TestServer, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function findBinaries(): string | undefined {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(root, version, "bin")).find((folder) => existsSync(join(folder, "initdb")));
}

function installBinaries(): string {
  const why = installByApt("postgresql");
  const found = findBinaries();
  if (found === undefined) throw new Error(`There is no PostgreSQL to test with, and ${why}: ${HOW}.`);
  return found;
}

/** PostgreSQL's names for two ways to stop, with their signals: `fast` is orderly, `immediate` is like a crash. */
const SIGNALS = { fast: "INT", immediate: "QUIT" };

/**
 * The server ends with the test's process in any case, even after SIGKILL, because the pipe closes. If the system allows
 * it, it works in longer turns, as `deploy/postgresql-batch.conf` recommends beside the shop (ADR 42).
 */
const UNTIL_INPUT_ENDS =
  'chrt --batch --pid 0 $$; "$@" & server=$!; read -r signal || signal=INT; kill -$signal $server; wait $server';

async function startOwn(binaries: string): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "haat-postgres-"));
  const user = unprivileged();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
  execFileSync(join(binaries, "initdb"), options, { ...user, stdio: "pipe", cwd: folder });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const start = async (): Promise<ChildProcess> => {
    const settings = [`port=${port}`, "listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`];
    const flags = [...settings, "max_connections=200", "fsync=off"].flatMap((setting) => ["-c", setting]);
    const command = [join(binaries, "postgres"), "-D", data, ...flags];
    const stdio: StdioOptions = ["pipe", "ignore", "ignore"];
    const server = spawn("/bin/sh", ["-c", UNTIL_INPUT_ENDS, "sh", ...command], { ...user, stdio, cwd: folder });
    await untilReady(url);
    return server;
  };
  let server = await start();
  const halt = (how: keyof typeof SIGNALS) =>
    new Promise<void>((resolve) => {
      server.once("exit", () => resolve());
      server.stdin?.end(`${SIGNALS[how]}\n`);
    });
  return {
    url,
    stop: async () => {
      await halt("fast");
      rmSync(folder, { recursive: true, force: true });
    },
    restart: async (how = "fast") => {
      await halt(how);
      server = await start();
    },
  };
}

/** PostgreSQL and PgBouncer refuse to run as root; Debian's package of PostgreSQL creates the user "postgres". */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

export async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    // A server that is still starting refuses or drops connections.
    client.on("error", () => {});
    try {
      await client.connect();
      return await client.end();
    } catch {
      await delay(100);
    }
  }
  throw new Error("PostgreSQL did not start within 10 s.");
}
