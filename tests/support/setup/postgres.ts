import { startPostgres } from "../postgres";

/** One PostgreSQL for all test files of a run: each makes databases of its own on it. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  return server.stop;
}
