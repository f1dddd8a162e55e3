import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { logIn } from "../journeys/journey";
import type { Haat } from "./haatAt";
import { ReusedContext } from "./ReusedContext";
import { arrive, arriveWithClock, DESKTOP, type Options, type Shopper } from "./shopperBrowser";
import { theShop } from "./theShop";

/** The shop and the browser of this worker, for the tests that said that they use them. */
export let haat: Haat;
export let browser: Browser;
/** The address of the grocer on the shared domain. */
export let base: string;
/** The shopper of the present test. */
export let shopper: Shopper;
export let page: Page;
/** The mobile number of the shopper, if logged in. */
export let mobile: string;

/** Opens the worker's shop for the tests of a file or of a `describe`, each of which may order faults. */
export function withTheShop(): void {
  beforeAll(async () => {
    ({ haat, browser, base } = await theShop());
  });
  afterEach(() => haat.faults([]));
}

interface Visitor extends Options {
  isLoggedIn?: boolean;
  /** The page has a clock that the test moves. */
  hasClock?: boolean;
  /** The tests let calls fail, or code not load, which the browser's console reports. */
  breaksCalls?: boolean;
}

/** Gives each test its own shopper: for tests that change answers, clocks or storage. */
export function withOwnShoppers(visitor: Visitor = {}): void {
  withTheShop();
  beforeEach(() => come(visitor));
  afterEach(() => expectNoTrouble(visitor));
}

/** Gives all tests one shopper, whose pages load faster: for tests that leave nothing behind but routes and a size. */
export function withOneShopper(visitor: Visitor = {}): void {
  const { viewport = DESKTOP } = visitor;
  let own: Shopper;
  withTheShop();
  beforeAll(async () => {
    await come(visitor);
    own = shopper;
  });
  beforeEach(async () => {
    shopper = own;
    page = own.page;
    // Otherwise `seeToast` could see a toast of the test before.
    const reused = ReusedContext.of(page);
    if (reused) reused.toasts = [];
    const now = page.viewportSize();
    if (now?.width !== viewport.width || now.height !== viewport.height) await page.setViewportSize(viewport);
  });
  afterEach(async () => {
    await shopper.tell();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expectNoTrouble(visitor);
  });
  afterAll(() => own?.leave());
}

async function come({ isLoggedIn, hasClock, breaksCalls: _, ...options }: Visitor): Promise<void> {
  shopper = await (hasClock ? arriveWithClock : arrive)(browser, options);
  page = shopper.page;
  if (isLoggedIn) mobile = await logIn(page, haat, base);
}

/** A test removes the errors that it expects. */
function expectNoTrouble({ breaksCalls }: Visitor): void {
  const troubles = shopper.troubles.splice(0);
  const isExpected = (words: string) =>
    breaksCalls && /^(console: (Failed to load resource|ChunkLoadError)|uncaught: Loading chunk )/.test(words);
  expect(troubles.filter((words) => !isExpected(words))).toEqual([]);
}
