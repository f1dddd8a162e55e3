import type { FastifyInstance } from "fastify";

/** Later than the start, so that the shop is ready first. */
const FIRST_AFTER_MS = 10_000;
/** Pictures are made only when nobody has asked for anything for this long. */
const QUIET_MS = 2_000;
/** The pause after a picture is this many times the time that it took, so that a quarter of one core is used at most. */
const REST = 3;

/**
 * Makes pictures before somebody has to wait for them, one after the other, while nobody uses the shop. Does nothing in a
 * process that does not listen.
 */
export function warmPictures(app: FastifyInstance, works: () => Iterable<() => Promise<unknown>>): void {
  let asked = 0;
  let timer: NodeJS.Timeout | undefined;
  let left: Iterator<() => Promise<unknown>> | undefined;

  const soon = (ms: number) => {
    // `unref`, because the timer must not keep the process alive.
    timer = setTimeout(() => void next(), ms).unref();
  };
  const next = async () => {
    const quiet = Date.now() - asked;
    if (quiet < QUIET_MS) return soon(QUIET_MS - quiet);
    left ??= works()[Symbol.iterator]();
    const { value: work, done } = left.next();
    if (done) return;
    const began = Date.now();
    // The next caller who asks for the picture gets the failure.
    await work().catch(() => {});
    if (timer !== undefined) soon(REST * (Date.now() - began));
  };

  // Not a hook, because some answers are given before the app sees the request.
  app.server.on("request", () => {
    asked = Date.now();
  });
  app.addHook("onListen", async () => soon(FIRST_AFTER_MS));
  app.addHook("preClose", async () => {
    clearTimeout(timer);
    timer = undefined;
  });
}
