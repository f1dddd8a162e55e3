import { Socket } from "node:net";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, type ClientBase, Pool, type PoolClient } from "pg";
import { ConfigError } from "../../ConfigError";
import type { Db, Orm } from "./db.types";
import { migrationsFolder } from "./migrationsFolder";
import { schema } from "./schema";

/** Any number that all our processes share: who holds it migrates, the others wait. */
const MIGRATION_LOCK = 4_218_001;
interface Limits {
  /** How long a new connection may take to be answered. */
  connectMs: number;
  /** One statement that takes longer is given up, so that the others get its connection. */
  statementMs: number;
  /** A connection that says nothing for as long is dead: a network that swallows packets does not say so. */
  silenceMs: number;
}

/** The work of calls takes milliseconds. */
const OF_CALLS: Limits = { connectMs: 3000, statementMs: 8000, silenceMs: 10_000 };
/** For work that takes as long as it takes, such as moving a database. */
export const NO_LIMITS: Limits = { connectMs: 0, statementMs: 0, silenceMs: 0 };
const OLDEST_VERSION = 15;
/** At most, for one process. */
const CONNECTIONS = 20;
/** At most, for all processes. PostgreSQL allows 100 by default, and its administrator needs some. */
const OF_THEM_ALL = 80;
const ORM = { schema, casing: "snake_case" } as const;

/** @param onError told of a connection that broke; the pool replaces it */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  { limits = OF_CALLS, processes = 1 }: { limits?: Limits; processes?: number } = {},
): Promise<Db> {
  await migrateUnderLock(url);
  const pool = new Pool({
    connectionString: url,
    max: Math.max(1, Math.min(CONNECTIONS, Math.floor(OF_THEM_ALL / processes))),
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    stream: () => impatientSocket(limits),
    onConnect: (client) => limitStatements(client, limits),
  });
  // Without a listener a restart of the database ends the process (bars, Facts behind them). The pool itself listens to
  // connections that are idle; to those that work nobody does.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", onError));
  return {
    orm: ormOver(pool),
    engine: "postgres",
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Drizzle forgets to give back a connection whose BEGIN fails; after as many of them the pool would be empty for ever. */
function ormOver(pool: Pool): Orm {
  const orm = drizzle(pool, ORM) as unknown as Orm;
  const ofClient = new WeakMap<PoolClient, Orm>();
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const own = ofClient.get(client) ?? (drizzle(client, ORM) as unknown as Orm);
      ofClient.set(client, own);
      return await own.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return orm;
}

function impatientSocket({ connectMs, silenceMs }: Limits): Socket {
  const socket = new Socket();
  socket.setTimeout(connectMs, () => {
    socket.destroy(new Error("Connection terminated: the database said nothing for too long."));
  });
  socket.once("data", () => socket.setTimeout(silenceMs));
  return socket;
}

async function limitStatements(client: ClientBase, { statementMs, silenceMs }: Limits): Promise<void> {
  await client.query(`SET statement_timeout = ${statementMs}; SET idle_in_transaction_session_timeout = ${silenceMs}`);
}

/** In the database's own words where it has some: its address, which may hold a password, ends in no log. */
function unreachable(error: unknown): ConfigError {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  const reason = inner instanceof Error ? inner.message : String(inner);
  const mend = "start it, or mend the address (postgres://user:password@host:5432/name)";
  return new ConfigError(`DATABASE_URL names a database that cannot be opened (${reason}): ${mend}.`);
}

async function checkVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>("SHOW server_version");
  const version = rows[0]?.server_version ?? "";
  if (Number.parseInt(version, 10) >= OLDEST_VERSION) return;
  throw new ConfigError(`DATABASE_URL names a PostgreSQL ${version}: ${OLDEST_VERSION} or newer is needed.`);
}

/** Search compares words by their trigrams. The extension is a trusted one: who may create in the database may add it. */
async function allowTrigrams(client: Client): Promise<void> {
  try {
    await client.query("CREATE EXTENSION IF NOT EXISTS pg_trgm");
  } catch {
    const how =
      "run CREATE EXTENSION pg_trgm in it as its owner (PostgreSQL's contrib package has it), then start again";
    throw new ConfigError(`Search needs the extension pg_trgm and the database does not let us add it: ${how}.`);
  }
}

/** On a connection of its own: it may wait for another process, and an index may take minutes. */
async function migrateUnderLock(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // What breaks also fails the statement that is under way.
  client.on("error", () => {});
  await client.connect().catch((error: unknown) => {
    throw unreachable(error);
  });
  try {
    await checkVersion(client);
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await allowTrigrams(client);
    await migrate(drizzle(client, ORM), { migrationsFolder });
  } finally {
    await client.end();
  }
}
