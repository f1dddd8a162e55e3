import type { TestProject } from "vitest/node";
import { startHaat } from "../browser/startHaat";
import { copyPostgres } from "../databases/databases";
import { startPostgres } from "../databases/postgres";

declare module "vitest" {
  export interface ProvidedContext {
    /** The ports of the running shops, one for each worker. */
    shopPorts: number[];
  }
}

/** Starts a shop for each worker on one PostgreSQL, with the demo stores; see theShop.ts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const workers = Number(project.vitest.config.maxWorkers);
  const shops = await Promise.all(
    Array.from({ length: workers }, async () => {
      const database = await copyPostgres("demo", server);
      return { haat: await startHaat({ DATABASE_URL: database.url }), database };
    }),
  );
  project.provide(
    "shopPorts",
    shops.map(({ haat }) => haat.port),
  );
  return async () => {
    await Promise.all(
      shops.map(async ({ haat, database }) => {
        await haat.stop();
        await database.drop();
      }),
    );
  };
}
