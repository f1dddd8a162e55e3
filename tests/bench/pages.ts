import { parseArgs } from "node:util";
import { measurePages } from "./pages/measurePages";
import { writePages } from "./pages/writePages";
import { machine } from "./report/machine";

/** `npm run bench -- pages [--runs 5] [--stores fresh-basket,kora-home]`: writes docs/bench/pages.{json,md,svg}. */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { runs: { type: "string", default: "5" }, stores: { type: "string", default: "fresh-basket" } },
});
const on = machine();
const runs = Number(values.runs);
await writePages(on, runs, await measurePages(runs, values.stores.split(",")));
process.exit();
