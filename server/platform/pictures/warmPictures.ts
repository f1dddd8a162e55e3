import type { FastifyInstance } from "fastify";

/** After the start, so that the shop itself is up first. */
const FIRST_AFTER_MS = 10_000;
/** Nobody has asked for anything for so long. */
const QUIET_MS = 2_000;
/** As many times as long as a picture took, nothing is done: a quarter of one core at most. */
const REST = 3;

/**
 * Makes pictures before somebody has to wait for them, one after the other, while nobody asks the shop for anything; not
 * at all in a process that listens nowhere.
 */
export function warmPictures(app: FastifyInstance, works: () => Iterable<() => Promise<unknown>>): void {
  let asked = 0;
  let timer: NodeJS.Timeout | undefined;
  let left: Iterator<() => Promise<unknown>> | undefined;

  const soon = (ms: number) => {
    // The process may end meanwhile.
    timer = setTimeout(() => void next(), ms).unref();
  };
  const next = async () => {
    const quiet = Date.now() - asked;
    if (quiet < QUIET_MS) return soon(QUIET_MS - quiet);
    left ??= works()[Symbol.iterator]();
    const { value: work, done } = left.next();
    if (done) return;
    const began = Date.now();
    // A picture that cannot be made is said to who asks for it.
    await work().catch(() => {});
    if (timer !== undefined) soon(REST * (Date.now() - began));
  };

  app.addHook("onRequest", async () => {
    asked = Date.now();
  });
  app.addHook("onListen", async () => soon(FIRST_AFTER_MS));
  app.addHook("preClose", async () => {
    clearTimeout(timer);
    timer = undefined;
  });
}
