import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { ACCOUNT_FOLDER } from "#tests/support/account/accountFolder.ts";
import { startPostgres } from "#tests/support/databases/postgres.ts";
import { STATIC_CHECKS, unitTests } from "./checks/checks";
import { keepBusy } from "./testing/keepBusy";
import { keepTemporaryFilesInMemory } from "./testing/keepTemporaryFilesInMemory";
import { close, sideBySide, steps, tests } from "./testing/steps";
import { workInLongTurns } from "./testing/workInLongTurns";

/** `npm test`: runs everything, from types to a real browser. `--under-load` runs it beside two busy processes. */
const { argv } = process;
/** Pages wait for frames and answers, and processes for each other, so one worker more than cores leaves less time idle. */
const workers = Math.min(5, availableParallelism() + 1);
const isUnderLoad = argv.includes("--under-load");
const rest = isUnderLoad ? keepBusy(2) : () => {};
// Beside processes that never pause, a waking test would wait for the end of their turn.
if (!isUnderLoad) workInLongTurns();
keepTemporaryFilesInMemory();
await rm(ACCOUNT_FOLDER, { recursive: true, force: true });
const postgres = await startPostgres();
process.env.TEST_DATABASE_URL = postgres.url;
const tallies = [
  // Each of these leaves a core idle at its beginning and end.
  await sideBySide("Types, lint, import directions, build, unit tests", [
    steps("Types, lint, import directions, build", { ...STATIC_CHECKS, Build: ["tsx", "scripts/build.ts"] }),
    unitTests(),
  ]),
  await tests("Platform, on PGlite and PostgreSQL", ["platform"], { workers }),
  await tests("In a real browser", ["browser"], { workers }),
  // Storybook is built by one thread for half a minute, in which the other builds are made and tested.
  await sideBySide("Stories, and builds without plugins", [
    tests("Stories", ["stories"], { workers }),
    tests("Builds without plugins", ["flags"], { workers: 1 }),
  ]),
];
await postgres.stop();
rest();
close(tallies);
