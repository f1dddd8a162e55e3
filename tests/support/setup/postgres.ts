import { startPostgres } from "../databases/postgres";

/** Starts one PostgreSQL for all test files of a run; each makes its own databases on it. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  return server.stop;
}
