import type { Browser } from "playwright";
import { inject } from "vitest";
import { underPath } from "../journeys/journey";
import { takeOnline } from "../journeys/paying";
import { type Haat, haatAt } from "./haatAt";
import { theBrowser } from "./openBrowser";
import { closeContext } from "./ReusedContext";
import { isWaiting } from "./shopperBrowser";

export interface TheShop {
  haat: Haat;
  browser: Browser;
  /** The address of the grocer on the shared domain. */
  base: string;
}

/**
 * The shop and the browser of this worker. A test makes its own context, shopper and order. A test that kills, restarts or
 * configures the shop starts its own with `startHaat`.
 */
export async function theShop(): Promise<TheShop> {
  const [haat, browser] = await Promise.all([theHaat(), theBrowser()]);
  await Promise.all(
    browser.contexts().map(async (context) => (isWaiting(context) ? undefined : closeContext(context))),
  );
  return { haat, browser, base: underPath(haat) };
}

/** The same without a browser, for tests that only use HTTP. */
export async function theHaat(): Promise<Haat> {
  const port = inject("shopPorts")[Number(process.env.VITEST_POOL_ID) - 1];
  if (port === undefined) throw new Error(`There is no shop for worker ${process.env.VITEST_POOL_ID}.`);
  const haat = haatAt(port);
  await haat.faults([]);
  await takeOnline(haat, "CASHFREE");
  return haat;
}
