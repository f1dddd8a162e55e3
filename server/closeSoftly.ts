import { Server as NetServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { connectionsOf } from "./connectionsOf";

/** What takes longer than this is given up: whoever told us to end would end us anyway. */
const FINISH_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 20;

export interface SoftClosing {
  isLeaving(): boolean;
  /** Told twice, it is the same leaving. */
  leave(graceMs: number): Promise<void>;
  /** New connections go to the other processes that listen on the same port; those that are open stay. */
  listenNoMore(): void;
}

/**
 * Lets an app end without a lost call. For `graceMs` it goes on answering and asks with each answer that its connection
 * be closed (`Connection: close`), so that callers and proxies go elsewhere by themselves; then it listens no more and
 * finishes what runs. Called before the app listens.
 */
export function closeSoftly(app: FastifyInstance, close: () => Promise<void>): SoftClosing {
  let leaving: Promise<void> | undefined;
  app.server.prependListener("request", (_, response) => {
    if (leaving !== undefined) response.setHeader("connection", "close");
  });
  const leave = async (graceMs: number) => {
    const until = performance.now() + graceMs;
    while (performance.now() < until && (await connectionsOf(app.server)) > 0) await delay(LOOK_EVERY_MS);
    setTimeout(() => process.exit(1), FINISH_WITHIN_MS).unref();
    await close();
  };
  return {
    isLeaving: () => leaving !== undefined,
    leave: (graceMs) => {
      leaving ??= leave(graceMs);
      return leaving;
    },
    // Not the one of HTTP servers: that ends connections on which the next call may be under way.
    listenNoMore: () => NetServer.prototype.close.call(app.server),
  };
}
