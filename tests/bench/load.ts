import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { workInLongTurns } from "#scripts/testing/workInLongTurns.ts";
import { startHaat } from "#tests/support/browser/startHaat.ts";
import { createDatabase, startOwnPostgres, type TestServer } from "#tests/support/databases/postgres.ts";
import { SECRET } from "#tests/support/platform/shop.ts";
import { type Measured, measureLoad, WARM_SECONDS } from "./load/measureLoad";
import { type LoadedStore, prepareStores } from "./load/prepareStores";
import { canLimitProcessor, limitProcessor } from "./load/processorShare";
import { servingProcesses } from "./load/processorTimes";
import { machine } from "./report/machine";

/**
 * `npm run bench -- load`: measures the load of bar 17 on both engines, into docs/bench/load.md. Needs a build.
 * `LOAD_SECONDS` shortens each row (`SECONDS` is a clock of the shell's own).
 */
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60);
const IN_FLIGHT = { embedded: 50, postgres: 200 };
const MORE_THAN_IT_TAKES = 3 * IN_FLIGHT.embedded;
const NEIGHBOURS = 10;
/** The part of a core that each process gets in the rows that show how calls grow with processes. */
const SHARE = 0.2;
/** V8 compiles what is used often; with its small share a process would take minutes for that. */
const UNLIMITED_SECONDS = 20;
const SETTINGS = { TOKEN_SECRET: SECRET, SEED: "off", LOG_LEVEL: "warn" };
const rows: Record<"load" | "cost" | "shares" | "restart" | "flood", string[]> = {
  load: [],
  cost: [],
  shares: [],
  restart: [],
  flood: [],
};
const limits: (() => void)[] = [];
let made = 0;

async function withShop<T>(
  database: Record<string, string>,
  processes: number,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const haat = await startHaat({ ...SETTINGS, ...database, PROCESSES: String(processes) });
  try {
    return await work(`http://127.0.0.1:${haat.port}`);
  } finally {
    await haat.stop();
  }
}

function told(where: string, { perSecond, all, kinds, refused, failed }: Measured): string {
  const times = [all, kinds.browse, kinds.cart, kinds.order].map(({ p50, p95, p99 }) => `${p50} / ${p95} / ${p99}`);
  const row = `| ${[where, perSecond, ...times, refused, failed].join(" | ")} |`;
  process.stdout.write(`${row}\n`);
  return row;
}

function cost(where: string, { cost: { shop, database, shoppers } }: Measured): string {
  const times = [shop, database, shoppers].map((ms) => ms.toFixed(2));
  const row = `| ${[where, ...times, Math.round(1000 / shop)].join(" | ")} |`;
  process.stdout.write(`${row}\n`);
  return row;
}

async function embedded(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "haat-load-"));
  const [store] = (await prepareStores({ engine: "pglite", dataDir }, 1, MORE_THAN_IT_TAKES)) as [LoadedStore];
  await withShop({ DATA_DIR: dataDir }, 1, async (origin) => {
    const at = async (inFlight: number) => {
      const load = await measureLoad({ origin, store, inFlight, seconds: SECONDS });
      rows.load.push(told(`embedded, ${inFlight} in flight`, load));
    };
    await at(IN_FLIGHT.embedded);
    await at(MORE_THAN_IT_TAKES);
  });
  await rm(dataDir, { recursive: true });
}

async function freshPostgres(server: TestServer, stores: number) {
  made += 1;
  const { url } = await createDatabase(server, `haat_load_${made}`);
  const config = { DATABASE_URL: url };
  return { url, stores: await prepareStores({ engine: "postgres", config }, stores, IN_FLIGHT.postgres) };
}

async function byProcesses(server: TestServer, processes: number): Promise<void> {
  const { url, stores } = await freshPostgres(server, 1);
  const [store] = stores as [LoadedStore];
  const inFlight = IN_FLIGHT.postgres;
  await withShop({ DATABASE_URL: url }, processes, async (origin) => {
    const load = await measureLoad({ origin, store, inFlight, seconds: SECONDS });
    rows.load.push(told(`PostgreSQL, ${processes} of ours, ${inFlight} in flight`, load));
    rows.cost.push(cost(String(processes), load));
  });
}

/** With so little for each process, shop, database and shoppers together leave a part of the machine unused. */
async function bySmallProcesses(server: TestServer, processes: number): Promise<void> {
  const { url, stores } = await freshPostgres(server, 1);
  const [store] = stores as [LoadedStore];
  await withShop({ DATABASE_URL: url }, processes, async (origin) => {
    await measureLoad({ origin, store, inFlight: IN_FLIGHT.postgres, seconds: UNLIMITED_SECONDS });
    limits.push(...servingProcesses().map((pid) => limitProcessor(pid, SHARE)));
    const { perSecond, all, cost, refused, failed } = await measureLoad({
      origin,
      store,
      inFlight: IN_FLIGHT.embedded,
      seconds: SECONDS / 2,
    });
    const row = `| ${[
      processes,
      perSecond,
      Math.round(perSecond / processes),
      cost.shop.toFixed(2),
      `${all.p50} / ${all.p95} / ${all.p99}`,
      refused,
      failed,
    ].join(" | ")} |`;
    process.stdout.write(`${row}\n`);
    rows.shares.push(row);
  });
  for (const end of limits.splice(0)) end();
}

async function databaseRestarts(server: TestServer): Promise<void> {
  const { url, stores } = await freshPostgres(server, 1);
  const [store] = stores as [LoadedStore];
  await withShop({ DATABASE_URL: url }, 2, async (origin) => {
    for (const how of ["fast", "immediate"] as const) {
      const measuring = measureLoad({ origin, store, inFlight: IN_FLIGHT.postgres, seconds: SECONDS });
      await delay((WARM_SECONDS + SECONDS / 2) * 1000);
      const began = performance.now();
      await server.restart(how);
      const away = Math.round(performance.now() - began);
      const { silence, answered, refused, failed, all } = await measuring;
      const row = `| ${how} | ${away} | ${silence} | ${answered} | ${refused} | ${failed} | ${all.p99} |`;
      process.stdout.write(`${row}\n`);
      rows.restart.push(row);
    }
  });
}

async function oneStoreFlooded(server: TestServer): Promise<void> {
  const { url, stores } = await freshPostgres(server, 2);
  const [quiet, loud] = stores as [LoadedStore, LoadedStore];
  await withShop({ DATABASE_URL: url }, 2, async (origin) => {
    const calm = { origin, store: quiet, inFlight: NEIGHBOURS, seconds: SECONDS };
    rows.flood.push(told("alone", await measureLoad(calm)));
    for (const inFlight of [190, 1000]) {
      const flood = measureLoad({ origin, store: loud, inFlight, seconds: SECONDS });
      const measured = await measureLoad(calm);
      await flood;
      rows.flood.push(told(`beside ${inFlight} in flight at another store`, measured));
    }
  });
}

const MEASURED_ON = machine();
workInLongTurns();
const server = await startOwnPostgres();
await embedded();
for (const processes of [1, 2, 4]) await byProcesses(server, processes);
const canLimit = canLimitProcessor();
if (canLimit) for (const processes of [1, 2, 4]) await bySmallProcesses(server, processes);
await oneStoreFlooded(server);
await databaseRestarts(server);
await server.stop();

const HEAD = `| | answered a second | all: p50 / p95 / p99 | browse | cart | order | refused | failed |
|---|---|---|---|---|---|---|---|`;
await mkdir("docs/bench", { recursive: true });
await writeFile(
  "docs/bench/load.md",
  `# A shop under load

\`npm run bench -- load\` on ${MEASURED_ON}. Shop, database and shoppers share the machine;
all three run as batch (ADR 42), PostgreSQL with \`fsync\` off, and the shop with \`LOG_LEVEL=warn\`. Each row is ${SECONDS} s of
shoppers who do one thing after the other without a pause: 75 % look (a third of that the home page, a third a listing, a
third their cart), 22 % put one of eight products into the cart, 3 % order (add, checkout, choices, order). Times in ms of calls that
were answered; refused is 503 with \`Retry-After\`, which they obey; failed is any other answer, and connections that broke.

${HEAD}
${rows.load.join("\n")}

## What a call costs

Processor time of a call in ms, in the rows of PostgreSQL above. ${availableParallelism()} cores that are shared by the shop, its database and
the shoppers cannot show here that more cores answer more calls (the next table does): one process of ours, with the others, keeps
them busy. What they show is how much dearer a call gets when several processes share the work: each has connections and kept
answers of its own, and a process with less to do sends fewer statements by one call of the system.

| processes of ours | shop | PostgreSQL | shoppers | calls for a second of the shop's processor time |
|---|---|---|---|---|
${rows.cost.join("\n")}

## Calls grow with the processes

${
  canLimit
    ? `Each process gets ${100 * SHARE} % of a core (a control group of Linux), so that the processes are what is short, as on a
machine with as many cores as processes; ${IN_FLIGHT.embedded} in flight on PostgreSQL, after ${UNLIMITED_SECONDS} s without the limit; ${SECONDS / 2} s each.

| processes of ours | answered a second | for each process | shop's processor time of a call, ms | p50 / p95 / p99 | refused | failed |
|---|---|---|---|---|---|---|
${rows.shares.join("\n")}`
    : "Not measured: this machine does not let us limit a process to a part of a core (control groups of Linux, as root)."
}

## One store flooded

${NEIGHBOURS} shoppers of a store, beside others of another store; two processes on PostgreSQL.

${HEAD}
${rows.flood.join("\n")}

## The database restarts in the middle

Two processes, ${IN_FLIGHT.postgres} in flight; PostgreSQL is stopped (fast: by the book; immediate: as if it had crashed) and started again.

| stop | database away, ms | nobody answered for, ms | answered | refused | failed | p99, ms |
|---|---|---|---|---|---|---|
${rows.restart.join("\n")}
`,
);
process.stdout.write("Kept in docs/bench/load.md\n");
