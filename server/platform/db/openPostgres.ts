import { Socket } from "node:net";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, type ClientBase, Pool } from "pg";
import { ConfigError } from "#server/shared/ConfigError.ts";
import type { Db } from "./db.types";
import { ofDatabase } from "./failuresOfDatabase";
import { gatherWrites } from "./gatherWrites";
import { migrationsFolder } from "./migrationsFolder";
import { ORM, ormOver } from "./ormOver";
import { refusePooledTransactions } from "./refusePooledTransactions";

/** Any number that all processes share. The process that holds the lock migrates, the others wait. */
const MIGRATION_LOCK = 4_218_001;
interface Limits {
  /** How long opening a connection may take. */
  connectMs: number;
  /** A statement that takes longer is cancelled, so that other calls get its connection. */
  statementMs: number;
  /** A connection without a byte for this long counts as dead, because a network that drops packets reports no error. */
  silenceMs: number;
}

/** A call needs milliseconds. */
const OF_CALLS: Limits = { connectMs: 3000, statementMs: 8000, silenceMs: 10_000 };
/** For work of any length, such as moving a database. */
export const NO_LIMITS: Limits = { connectMs: 0, statementMs: 0, silenceMs: 0 };
const MINUTE_MS = 60_000;
/** For work of the running shop that reads whole tables. */
const OF_LONG_WORK: Limits = { connectMs: 3000, statementMs: 10 * MINUTE_MS, silenceMs: 11 * MINUTE_MS };
const OLDEST_VERSION = 15;
/** The most connections of one process. */
const CONNECTIONS = 20;
/**
 * The largest number of connections of all processes. PostgreSQL allows 100 by default, and its administrator needs some.
 */
const OF_THEM_ALL = 80;

/** @param onError called when a connection broke; the pool replaces it */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  { limits = OF_CALLS, processes = 1 }: { limits?: Limits; processes?: number } = {},
): Promise<Db> {
  await migrateUnderLock(url);
  const pool = openPool(url, onError, limits, Math.floor(OF_THEM_ALL / processes));
  // Opened when needed, and closed soon after.
  const long = openPool(url, onError, limits === NO_LIMITS ? limits : OF_LONG_WORK, 1);
  return {
    orm: ormOver(pool),
    longOrm: ormOver(long),
    engine: "postgres",
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await Promise.all([pool.end(), long.end()]);
    },
  };
}

function openPool(url: string, onError: (error: Error) => void, limits: Limits, most: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max: Math.max(1, Math.min(CONNECTIONS, most)),
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // Sends statements without waiting for the answers of earlier ones (ADR 39).
    pipeline: true,
    stream: () => impatientSocket(limits),
    onConnect: (client) => limitStatements(client, limits),
  });
  // Without an error listener a restart of the database would end the process (bars, Facts behind them). The pool listens
  // to idle connections only, so each connection gets its own listener.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", (error) => onError(ofDatabase(error))));
  return pool;
}

function impatientSocket({ connectMs, silenceMs }: Limits): Socket {
  const socket = gatherWrites(new Socket());
  socket.setTimeout(connectMs, () => {
    socket.destroy(new Error("Connection terminated: the database did not answer for too long."));
  });
  socket.once("data", () => socket.setTimeout(silenceMs));
  return socket;
}

async function limitStatements(client: ClientBase, { statementMs, silenceMs }: Limits): Promise<void> {
  await client.query(`SET statement_timeout = ${statementMs}; SET idle_in_transaction_session_timeout = ${silenceMs}`);
}

/** Quotes the database's own message if there is one, and never its address, which may contain a password. */
function unreachable(error: unknown): ConfigError {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  const reason = inner instanceof Error ? inner.message : String(inner);
  const hint = "start it, or correct the address (postgres://user:password@host:5432/name)";
  return new ConfigError(`DATABASE_URL names a database that cannot be opened (${reason}): ${hint}.`);
}

async function checkVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>("SHOW server_version");
  const version = rows[0]?.server_version ?? "";
  if (Number.parseInt(version, 10) >= OLDEST_VERSION) return;
  throw new ConfigError(`DATABASE_URL names a PostgreSQL ${version}: ${OLDEST_VERSION} or newer is needed.`);
}

/**
 * Creates the extension for trigrams, by which search compares words. Everybody who may create objects in the database may
 * add it.
 */
async function allowTrigrams(client: Client): Promise<void> {
  try {
    await client.query("CREATE EXTENSION IF NOT EXISTS pg_trgm");
  } catch {
    const how =
      "run CREATE EXTENSION pg_trgm in it as its owner (PostgreSQL's contrib package has it), then start again";
    throw new ConfigError(`Search needs the extension pg_trgm and the database does not let us add it: ${how}.`);
  }
}

/** On a separate connection, because it may wait for another process, and building an index may take minutes. */
async function migrateUnderLock(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A broken connection also fails the running statement.
  client.on("error", () => {});
  await client.connect().catch((error: unknown) => {
    throw unreachable(error);
  });
  try {
    await checkVersion(client);
    await refusePooledTransactions(client, url).catch((error: unknown) => {
      throw error instanceof ConfigError ? error : unreachable(error);
    });
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await allowTrigrams(client);
    await migrate(drizzle(client, ORM), { migrationsFolder });
  } finally {
    await client.end();
  }
}
