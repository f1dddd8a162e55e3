import { parseArgs } from "node:util";
import { measureJourneys } from "./journeys/measureJourneys";
import { writeJourneys } from "./journeys/writeJourneys";
import { machine } from "./report/machine";

/** `npm run bench -- journeys [--runs 20]`: writes docs/bench/journeys.{json,md,svg}. */
const { values } = parseArgs({ args: process.argv.slice(3), options: { runs: { type: "string", default: "20" } } });
const on = machine();
const runs = Number(values.runs);
await writeJourneys(on, runs, await measureJourneys(runs));
process.exit();
