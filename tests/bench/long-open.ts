import { parseArgs } from "node:util";
import { measureLongOpen } from "./long-open/measureLongOpen";
import { writeLongOpen } from "./long-open/writeLongOpen";
import { machine } from "./report/machine";

/** `npm run bench -- long-open [--navigations 1000]`: writes docs/bench/long-open.{json,md}. */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { navigations: { type: "string", default: "1000" } },
});
const on = machine();
await writeLongOpen(on, await measureLongOpen(Number(values.navigations)));
process.exit();
