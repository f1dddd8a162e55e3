import type { TestProject } from "vitest/node";
import { startHaatOnPostgres } from "../browser/startHaatOnPostgres";

declare module "vitest" {
  export interface ProvidedContext {
    /** The ports of the running shops, one for each worker. */
    shopPorts: number[];
  }
}

/** Short, so that a test of payments does not wait longer for the platform than for the page. */
const SETTINGS = { PAYMENT_CHECK_SECONDS: "1" };

/** Starts a shop for each worker on one PostgreSQL, with the demo stores; see theShop.ts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = Number(project.vitest.config.maxWorkers);
  const shops = await Promise.all(Array.from({ length: workers }, () => startHaatOnPostgres(SETTINGS)));
  project.provide(
    "shopPorts",
    shops.map(({ port }) => port),
  );
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
  };
}
