import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient, QueryConfig } from "pg";
import type { Orm } from "./db.types";
import { ofDatabase } from "./failuresOfDatabase";

export const ORM = { casing: "snake_case" } as const;

type Ask = (config: QueryConfig, values?: unknown[]) => Promise<unknown>;

const noted = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw ofDatabase(error);
  });

/** Also releases a connection whose BEGIN failed. Drizzle does not, and the pool would run out of connections. */
export function ormOver(pool: Pool): Orm {
  const ask = pool.query.bind(pool) as Ask;
  pool.query = ((...given: Parameters<Ask>) => noted(ask(...given))) as typeof pool.query;
  const orm = drizzle(pool, ORM) as unknown as Orm;
  const ofClient = new WeakMap<PoolClient, Orm>();
  orm.transaction = async (work, config) => {
    const client = await noted(pool.connect());
    try {
      const own = ofClient.get(client) ?? (drizzle(beginningAtOnce(client), ORM) as unknown as Orm);
      ofClient.set(client, own);
      return await own.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return orm;
}

/**
 * Sends BEGIN together with the first statement. BEGIN fails only with its connection, and then that statement fails too.
 */
function beginningAtOnce(client: PoolClient): PoolClient {
  const query = (config: QueryConfig, values: unknown[]) => {
    const answer = noted(client.query(config, values));
    if (config.text !== "begin") return answer;
    answer.catch(() => {});
    return Promise.resolve();
  };
  return { query } as unknown as PoolClient;
}
