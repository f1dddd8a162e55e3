import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { theBrowser } from "./openBrowser";
import { arrive, DESKTOP, type Options, type Shopper } from "./shopperBrowser";

/** Receives the visitor of the test that begins. A test removes the troubles that it expects. */
type Use = (visitor: Shopper) => void;

const expectNoTrouble = ({ troubles }: Shopper) => expect(troubles.splice(0)).toEqual([]);

/** For tests that change answers, clocks or storage: each test has a browser context of its own. */
export function withOwnBrowsers(use: Use, options: Options = {}): void {
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

/** For tests that leave nothing behind: they share a browser context, so that later pages load from its cache. */
export function withOneBrowser(use: Use, options: Options = {}): void {
  let shopper: Shopper;
  beforeAll(async () => {
    shopper = await arrive(await theBrowser(), options);
    use(shopper);
  });
  beforeEach(async () => {
    use(shopper);
    await shopper.page.setViewportSize(options.viewport ?? DESKTOP);
  });
  afterEach(async () => {
    await shopper.tell();
    expectNoTrouble(shopper);
  });
  afterAll(() => shopper.leave());
}
