import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient, QueryConfig } from "pg";
import type { Orm } from "./db.types";

export const ORM = { casing: "snake_case" } as const;

/** Releases a connection even when its BEGIN failed. Drizzle does not, and the pool would run out of connections. */
export function ormOver(pool: Pool): Orm {
  const orm = drizzle(pool, ORM) as unknown as Orm;
  const ofClient = new WeakMap<PoolClient, Orm>();
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
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
 * Sends BEGIN together with the first statement. BEGIN fails only when its connection does, and then that statement
 * fails, too.
 */
function beginningAtOnce(client: PoolClient): PoolClient {
  const query = (config: QueryConfig, values: unknown[]) => {
    const answer = client.query(config, values);
    if (config.text !== "begin") return answer;
    answer.catch(() => {});
    return Promise.resolve();
  };
  return { query } as unknown as PoolClient;
}
