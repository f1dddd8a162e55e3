import { parseArgs } from "node:util";
import { createDatabase, startOwnPostgres } from "../support/databases/postgres";
import { budget } from "../support/speed/budget";
import { measureMemory } from "./memory/measureMemory";
import { writeMemory } from "./memory/writeMemory";
import { machine } from "./report/machine";

/**
 * `npm run bench -- memory [--minutes 10] [--per-second 10]`: measures the memory of a shop on each engine, both at
 * once, into docs/bench/memory.{json,md,svg}. Needs a build.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    minutes: { type: "string", default: "10" },
    "per-second": { type: "string", default: "10" },
  },
});
const on = machine();
const [minutes, perSecond] = [Number(values.minutes), Number(values["per-second"])];
const server = await startOwnPostgres();
try {
  const { url } = await createDatabase(server, "haat_memory");
  const curves = await Promise.all([
    measureMemory({ engine: "embedded", limit: budget.embeddedMegabytes, minutes, perSecond }),
    measureMemory({ engine: "PostgreSQL", limit: budget.postgresMegabytes, databaseUrl: url, minutes, perSecond }),
  ]);
  await writeMemory({ machine: on, minutes, perSecond, curves });
} finally {
  await server.stop();
}
process.exit();
