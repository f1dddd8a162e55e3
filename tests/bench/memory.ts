import { parseArgs } from "node:util";
import { NO_LIMITS, openPostgres } from "#server/platform/db/openPostgres.ts";
import { readDemoStores, seedIfEmpty } from "#server/platform/seed/seed.ts";
import { createDatabase, startOwnPostgres } from "#tests/support/databases/postgres.ts";
import { budget } from "#tests/support/speed/budget.ts";
import type { Curve } from "./memory/Memory.types";
import { measureMemory } from "./memory/measureMemory";
import { writeMemory } from "./memory/writeMemory";
import { machine } from "./report/machine";

/**
 * `npm run bench -- memory [--minutes 10] [--per-second 10]`: measures the memory of a shop on each engine, both at
 * once, into docs/bench/memory.{md,svg}. Needs a build.
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
  const database = await openPostgres(url, () => {}, { limits: NO_LIMITS });
  await seedIfEmpty(database, readDemoStores);
  await database.close();
  const curves = new Map<string, Curve>();
  const keep = (curve: Curve) => {
    curves.set(curve.engine, curve);
    // The first look at each shop has nothing to compare yet.
    const [embedded, postgres] = [curves.get("embedded"), curves.get("PostgreSQL")];
    if (!embedded || !postgres || Math.min(embedded.samples.length, postgres.samples.length) < 3) return;
    writeMemory({ machine: on, minutes, perSecond, curves: [embedded, postgres] });
  };
  const given = { minutes, perSecond };
  const ended = await Promise.allSettled([
    measureMemory({ ...given, engine: "embedded", limit: budget.embeddedMegabytes }, keep),
    measureMemory({ ...given, engine: "PostgreSQL", limit: budget.postgresMegabytes, databaseUrl: url }, keep),
  ]);
  for (const one of ended) if (one.status === "rejected") throw one.reason;
} finally {
  await server.stop();
}
process.stdout.write("Kept in docs/bench/memory.md\n");
process.exit();
