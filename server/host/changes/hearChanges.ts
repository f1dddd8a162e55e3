import type { FastifyInstance } from "fastify";
import type { PageCache } from "../pageCache/PageCache";
import { ChangeListener, type ReadChanges } from "./ChangeListener";

/**
 * A request is one read of an index (ADR 14). A price on a page may be wrong for this long, and while the new page is being
 * made.
 */
const LOOK_EVERY_MS = 1_000;

/** Tells the page cache what has changed, while the app listens. */
export function hearChanges(app: FastifyInstance, cache: PageCache, read: ReadChanges): ChangeListener {
  const listener = new ChangeListener({
    read,
    now: () => performance.now(),
    // A page may show an old stock once more, because the cart checks stock again. It may not show an old price.
    onChange: (change) => cache.outdate(change?.storeId, change?.kind !== "stock"),
  });
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isLost = false;
  const look = () => {
    looking ??= listener
      .look()
      .then(() => {
        isLost = false;
      })
      .catch((error: unknown) => {
        if (!isLost) app.log.warn({ err: error }, "changes are not reported; pages are kept for seconds only");
        isLost = true;
      })
      .finally(() => {
        looking = undefined;
      });
  };
  app.addHook("onListen", async () => {
    look();
    timer = setInterval(look, LOOK_EVERY_MS);
    timer.unref();
  });
  app.addHook("preClose", async () => {
    clearInterval(timer);
    await looking;
  });
  return listener;
}
