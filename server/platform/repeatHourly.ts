import type { FastifyInstance } from "fastify";

const HOUR_MS = 3_600_000;

/** Runs `work` once an hour while the app is open. A failure is logged and the work is tried again an hour later. */
export function repeatHourly(app: FastifyInstance, work: () => Promise<void>): void {
  const timer = setInterval(() => {
    work().catch((error: unknown) => app.log.warn({ err: error }, "housekeeping failed"));
  }, HOUR_MS);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
