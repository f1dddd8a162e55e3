import type { FastifyInstance } from "fastify";

/**
 * Runs `work` again and again while the app listens, never twice at once. A failure is logged and the work is tried
 * again. Closing the app waits for the run that is under way.
 */
export function repeatEvery(app: FastifyInstance, intervalMs: number, work: () => Promise<void>): void {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    running ??= work()
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
    clearInterval(timer);
    await running;
  });
}
