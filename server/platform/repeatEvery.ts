import type { FastifyInstance } from "fastify";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;

/**
 * Runs `work` again and again while the app listens, never twice at once. A failure is logged and the work is tried again.
 * Closing the app waits for the current run. @param work gets a signal that the app is closing, for work that can stop
 * before it is done
 */
export function repeatEvery(
  app: FastifyInstance,
  intervalMs: number,
  work: (signal: AbortSignal) => Promise<void>,
): void {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    running ??= work(closing.signal)
      .catch((error: unknown) => app.log.warn({ err: error }, "background work failed"))
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook("onListen", async () => {
    timer = setInterval(run, intervalMs);
    timer.unref();
  });
  app.addHook("preClose", async () => {
    closing.abort();
    clearInterval(timer);
    await running;
  });
}
