import type { PGlite, PGliteInterface, QueryOptions } from "@electric-sql/pglite";

type Queries = Pick<PGliteInterface, "query">;

/**
 * Drizzle passes the parsers of times and lists with every query, always the same ones, and PGlite then copies its
 * table of some hundred types, which takes longer than a small query. So the client remembers the parsers and queries
 * run without them.
 */
export function registerParsersOnce(client: PGlite): PGlite {
  const known = new Set<unknown>();
  const learn = ({ parsers, ...options }: QueryOptions): QueryOptions => {
    for (const [type, parser] of Object.entries(parsers ?? {})) {
      if (known.has(type)) continue;
      known.add(type);
      client.parsers[type] = parser;
    }
    return options;
  };
  const teach = <Q extends Queries>(queries: Q): Q => {
    const query = queries.query.bind(queries);
    queries.query = (text, params, options) => query(text, params, options && learn(options));
    return queries;
  };
  const transaction = client.transaction.bind(client);
  client.transaction = (work) => transaction((tx) => work(teach(tx)));
  return teach(client);
}
