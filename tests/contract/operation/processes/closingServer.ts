import { setTimeout as delay } from "node:timers/promises";
import Fastify from "fastify";
import { closeSoftly } from "#server/process/closeSoftly.ts";
import { endOnSignals } from "#server/process/endOnSignals.ts";

/**
 * A separate process that answers every call after a moment until it is told to end. It prints its port.
 */
const app = Fastify({ forceCloseConnections: "idle", return503OnClosing: false });
app.get("/", async () => {
  await delay(20);
  return "answered";
});
endOnSignals(closeSoftly(app, () => app.close()).leave, Number(process.env.GRACE_MS));
const address = await app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(new URL(address).port);
// Ends together with the process that started it.
process.stdin.resume().once("end", () => process.exit(2));
