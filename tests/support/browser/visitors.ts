import type { BrowserContextOptions } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { theBrowser } from "./openBrowser";
import { arrive, DESKTOP, type Shopper } from "./shopperBrowser";

/** Takes the visitor of the test that begins. A trouble that the test expects, it removes. */
type Use = (visitor: Shopper) => void;

const expectNoTrouble = ({ troubles }: Shopper) => expect(troubles.splice(0)).toEqual([]);

/** For tests that change answers, clocks or what is stored: each has a browser of its own. */
export function withOwnBrowsers(use: Use, options: BrowserContextOptions = {}): void {
  let shopper: Shopper;
  beforeEach(async () => {
    shopper = await arrive(await theBrowser(), options);
    use(shopper);
  });
  afterEach(async () => {
    await shopper.leave();
    expectNoTrouble(shopper);
  });
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
  afterEach(() => expectNoTrouble(shopper));
  afterAll(() => shopper.leave());
}
