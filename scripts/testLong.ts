import { startPostgres } from "#tests/support/databases/postgres.ts";
import { close, steps, type Tally, tests } from "./testing/steps";

/**
 * `npm run test:long`: runs the long proofs at full size, one after the other; `npm test` runs them at a small size.
 */
const PROOFS: readonly [file: string, what: string, minutes: number][] = [
  [
    "tests/faults/platform-last-units.test.ts",
    "200 buyers at once for the last 50 units, 20 times, on both engines",
    1,
  ],
  ["tests/faults/platform-kill.test.ts", "kill -9 in 1,000 writes of orders", 1],
  ["tests/faults/database-restarts.test.ts", "PostgreSQL stopped, crashed and cut off under load", 2],
  ["tests/faults/payments-webhooks.test.ts", "1,000 payments with shuffled webhooks, on both engines", 2],
  ["tests/faults/payments-kill.test.ts", "kill -9 while webhooks arrive", 1],
  [
    "tests/faults/histories.test.ts",
    "a million generated operations of shoppers, owners and gateways, on both engines",
    240,
  ],
  ["tests/faults/histories-kill.test.ts", "generated histories in two processes, killed 120 times", 20],
  ["tests/faults/store-import-race.test.ts", "20 buyers while a folder is imported 50 times", 3],
  ["tests/faults/three-days.test.ts", "72 hours of payments and deliveries while processes are killed", 3],
  ["tests/faults/subscriptions-year.test.ts", "a leap year of subscriptions with crashes, on both engines", 2],
  ["tests/faults/store-import.test.ts", "5,000 products with 20,000 variants imported, and killed ten times", 4],
  [
    "tests/contract/back-office/owner-week.test.ts",
    "a week of 300 orders by commands alone, with everything adding up",
    1,
  ],
  ["tests/unit/server/platform/store-folder/brokenFiles.test.ts", "2,000 broken files of a store's folder", 1],
  ["tests/contract/endpoints/malformed-calls.test.ts", "10,000 malformed calls", 2],
  ["tests/e2e/faults/faults-calls.test.ts", "every call that reads with every fault, in a browser", 2],
  ["tests/e2e/faults/faults-changes.test.ts", "every call that changes something with every fault, in a browser", 2],
  ["tests/unit/plugins/kiosk/visit.dom.test.ts", "the network cut at each call of a till", 1],
  ["tests/e2e/whole/kiosk.test.ts", "500 shoppers at one till, in a browser", 6],
  ["tests/e2e/catalogue/crawl.test.ts", "every page of two stores, read for words of the other one", 1],
  ["tests/contract/operation/lock-between-containers.test.ts", "one data folder and two containers, each process 1", 1],
  ["tests/e2e/host/between-containers.test.ts", "the whole shop in two containers on one data folder", 1],
  ["tests/stories/brands.test.ts", "the foundations in the colours of twenty stores, with axe", 2],
  ["tests/e2e/host/host-memory.test.ts", "what the host holds after 3,000 pages of 500 stores", 1],
];

process.env.HAAT_PROOF = "whole";
const MUTATIONS_MINUTES = 30;
const minutes = PROOFS.reduce((sum, [, , each]) => sum + each, MUTATIONS_MINUTES);
process.stdout.write(`${PROOFS.length + 1} long proofs, about ${minutes} minutes on two cores.\n`);
const postgres = await startPostgres();
process.env.TEST_DATABASE_URL = postgres.url;
const tallies: Tally[] = [await steps("Build", { Build: ["tsx", "scripts/build.ts"] })];
for (const [file, what, each] of PROOFS) {
  const project = projectOf(file);
  tallies.push(await tests(`${what} (about ${each} min)`, [project], { files: [file] }));
}
await postgres.stop();
// Its unit tests run thousands of times, so they keep their small size.
delete process.env.HAAT_PROOF;
tallies.push(await steps("Mutations of the rules of money", { "90 % of them caught": ["stryker", "run"] }));
close(tallies);

function projectOf(file: string): string {
  if (file.startsWith("tests/unit/")) return /\.dom\.test\./.test(file) ? "unit-dom" : "unit";
  if (file.startsWith("tests/stories/")) return "stories";
  return file.startsWith("tests/e2e/") ? "browser" : "platform";
}
