import { Server as NetServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { connectionsOf } from "./connectionsOf";

/** Longer calls are cut off, because the service manager would kill the process at about that time. */
const FINISH_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 20;

export interface SoftClosing {
  isLeaving(): boolean;
  /** A second call returns the promise of the first one. */
  leave(graceMs: number): Promise<void>;
  /** Closes the port. New connections go to other processes that share it; open connections stay. */
  listenNoMore(): void;
}

/**
 * Ends an app without losing a call. For `graceMs` the app still answers, and closes the connection with each answer
 * (`Connection: close`), so that callers and proxies move to other processes. Then it stops listening and finishes the
 * running calls. Call it before the app listens.
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
    // Not the HTTP server's own `close`, which also ends idle connections on which the next call may already be on its way.
    listenNoMore: () => NetServer.prototype.close.call(app.server),
  };
}
