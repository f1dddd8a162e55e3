import type { Browser } from "playwright";
import { inject } from "vitest";
import { type Haat, haatAt } from "./haatAt";
import { underPath } from "./journey";
import { theBrowser } from "./openBrowser";
import { takeOnline } from "./paying";

export interface TheShop {
  haat: Haat;
  browser: Browser;
  /** Where the grocer stands on the shared domain. */
  base: string;
}

/**
 * The shop and the browser of this worker, as new: what a test needs of its own is a context, a shopper, and an order.
 * Whoever kills it, restarts it or sets it up otherwise starts one with `startHaat`.
 */
export async function theShop(): Promise<TheShop> {
  const [haat, browser] = await Promise.all([theHaat(), theBrowser()]);
  await Promise.all(browser.contexts().map((context) => context.close()));
  return { haat, browser, base: underPath(haat) };
}

/** The same without a browser, for who asks by HTTP. */
export async function theHaat(): Promise<Haat> {
  const port = inject("shopPorts")[Number(process.env.VITEST_POOL_ID) - 1];
  if (port === undefined) throw new Error(`There is no shop for worker ${process.env.VITEST_POOL_ID}.`);
  const haat = haatAt(port);
  await haat.faults([]);
  await takeOnline(haat, "CASHFREE");
  return haat;
}
