import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { connectionsOf } from "./connectionsOf";

/** What takes longer than this is given up: whoever told us to end would end us anyway. */
const FINISH_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 20;

/**
 * Ends the process when it is told to, without a lost call. For `graceMs` it goes on answering and asks with each answer
 * that its connection be closed (`Connection: close`), so that callers and proxies go elsewhere by themselves; then it
 * listens no more and finishes what runs. A second signal ends it at once. Called before the app listens.
 * @returns whether it was told to end
 */
export function closeSoftly(app: FastifyInstance, close: () => Promise<void>, graceMs: number): () => boolean {
  let isLeaving = false;
  app.server.prependListener("request", (_, response) => {
    if (isLeaving) response.setHeader("connection", "close");
  });
  const leave = async (grace: number) => {
    if (isLeaving) process.exit(1);
    isLeaving = true;
    const until = performance.now() + grace;
    while (performance.now() < until && (await connectionsOf(app.server)) > 0) await delay(LOOK_EVERY_MS);
    setTimeout(() => process.exit(1), FINISH_WITHIN_MS).unref();
    await close();
    process.exit(0);
  };
  process.on("SIGTERM", () => void leave(graceMs));
  // Somebody sits at the terminal and waits.
  process.on("SIGINT", () => void leave(0));
  return () => isLeaving;
}
