import cluster from "node:cluster";
import { setTimeout as delay } from "node:timers/promises";
import Fastify from "fastify";
import { closeSoftly } from "#server/process/closeSoftly.ts";
import { endOnSignals } from "#server/process/endOnSignals.ts";
import { joinProcesses } from "#server/process/several/joinProcesses.ts";
import { Processes } from "#server/process/several/Processes.ts";

/**
 * Three processes that answer with their id after a moment. The first one prints the port and what it would log.
 * `CANNOT_BEGIN`: how many processes start before one fails to start.
 */
/** Long enough to tell every connection; no test depends on this time. */
const GRACE_MS = 60_000;
const log = { info: say, error: say };

if (cluster.isWorker) await serve();
else await lead();

async function serve(): Promise<void> {
  if (Number(process.env.CANNOT_BEGIN ?? 99) < (cluster.worker?.id ?? 0)) process.exit(1);
  const app = Fastify({ forceCloseConnections: "idle", return503OnClosing: false });
  app.get("/", async () => {
    await delay(20);
    return String(process.pid);
  });
  app.get("/crash", () => process.exit(3));
  const { leave, listenNoMore } = closeSoftly(app, () => app.close());
  const listen = async () => {
    const address = await app.listen({ host: "127.0.0.1", port: 0 });
    return { port: Number(new URL(address).port), stores: [] };
  };
  await joinProcesses({ listen, listenNoMore, leave, missing: async () => [] }, GRACE_MS);
}

async function lead(): Promise<void> {
  const processes = new Processes(3, GRACE_MS, log, async () => "");
  endOnSignals(
    (graceMs) => processes.leave(graceMs),
    GRACE_MS,
    () => processes.replaceAll(),
  );
  process.stdout.write("begins\n");
  const opened = await processes.begin().catch(async (error: Error) => {
    await processes.leave(0);
    process.stderr.write(error.message);
    process.exit(1);
  });
  process.stdout.write(`port ${opened.port}\n`);
  // Ends together with the process that started it.
  process.stdin.resume().once("end", () => process.exit(2));
}

function say(_: object, message: string): void {
  process.stdout.write(`${message}\n`);
}
