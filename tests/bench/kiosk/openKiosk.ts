import type { Browser, Page, ViewportSize } from "playwright";
import { see } from "#tests/support/browser/see.ts";
import { prepareContext } from "../journeys/inPage";

/** Opens a screen in a context of its own and pairs it. @param shop the shop's address, with the store's prefix */
export async function openKiosk(browser: Browser, shop: string, viewport: ViewportSize): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: true });
  await prepareContext(context);
  const page = await context.newPage();
  await page.goto(`${shop}/kiosk`);
  await page.getByRole("button", { name: "Try it here" }).tap();
  await see(page.locator(".kiosk-attract-start")).toBeVisible();
  return page;
}
