import { Client } from "pg";
import { ConfigError } from "#server/shared/ConfigError.ts";

/** One round is enough while nobody else uses the pooler; the others are for a busy one. */
const ROUNDS = 5;
const PATIENCE_MS = 10_000;

/**
 * Refuses a pooler that lends a connection of PostgreSQL for one transaction, as PgBouncer does with `pool_mode =
 * transaction`. The next call may then get another connection, without the prepared statements, time limits and migration
 * lock of this one. No command reports it, but the connections' numbers do: between two transactions, a client loses its
 * connection to another client that begins one. @param client connected to `url` @throws ConfigError with one sentence
 */
export async function refusePooledTransactions(client: Client, url: string): Promise<void> {
  const other = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  other.on("error", () => {});
  await other.connect();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const own = await connectionOf(client);
      await other.query("BEGIN").catch(refuseStatementPooling);
      const others = await connectionOf(other);
      const later = await connectionOf(client);
      await other.query("COMMIT");
      if (own === others || own !== later) throw refused();
    }
  } finally {
    await other.end();
  }
}

async function connectionOf(client: Client): Promise<number | undefined> {
  return (await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).rows[0]?.pid;
}

/** With `pool_mode = statement` PgBouncer refuses every transaction. */
function refuseStatementPooling(error: Error): never {
  throw /statement pooling/i.test(error.message) ? refused() : error;
}

function refused(): ConfigError {
  return new ConfigError(
    "DATABASE_URL names a pooler that lends its connections for one transaction at a time: set it to PostgreSQL itself, or set pool_mode = session in PgBouncer.",
  );
}
