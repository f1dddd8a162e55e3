import type { BrowserContextOptions } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { theBrowser } from "./openBrowser";
import { arrive, DESKTOP, type Shopper } from "./shopperBrowser";

type Use = (shopper: Shopper) => void;

/** For tests that change answers, clocks or what is stored: each has a browser of its own. */
export function withOwnBrowsers(use: Use, options: BrowserContextOptions = {}): void {
  let shopper: Shopper;
  beforeEach(async () => {
    shopper = await arrive(await theBrowser(), options);
    use(shopper);
  });
  afterEach(() => shopper.leave());
}

/** For tests that leave nothing behind: they share a browser, in which a page comes again from its cache. */
export function withOneBrowser(use: Use, options: BrowserContextOptions = {}): void {
  let shopper: Shopper;
  beforeAll(async () => {
    shopper = await arrive(await theBrowser(), options);
    use(shopper);
  });
  beforeEach(async () => {
    use(shopper);
    await shopper.page.setViewportSize(options.viewport ?? DESKTOP);
  });
  afterAll(() => shopper.leave());
}
