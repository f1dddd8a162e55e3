import { join } from "node:path";
import { afterEach, beforeAll, describe, it } from "vitest";
import { arriveAnew, type Shopper, see } from "#tests/support/browser/shopperBrowser.ts";
import { type TheShop, theShop } from "#tests/support/browser/theShop.ts";
import { heard, pressKey, readTranscript, withVoices } from "#tests/support/journeys/spokenVisit.ts";

/** A whole visit by four arrows and OK, without a look at the screen: everything that is said, word by word. */
describe("the kiosk by five keys", () => {
  let shop: TheShop;
  let shopper: Shopper;
  beforeAll(async () => {
    shop = await theShop();
  });
  afterEach(() => shopper?.leave());

  it.each(["en", "hi"])("sells to a person who only hears it, %s", async (language) => {
    shopper = await arriveAnew(shop.browser, { viewport: { width: 1080, height: 1920 }, hasTouch: true });
    const { page } = shopper;
    await withVoices(page);
    await page.goto(`${shop.base}/kiosk`);
    await page.getByRole("button", { name: "Try it here" }).tap();
    await see(page.getByRole("button", { name: "Touch to start" })).toBeVisible();
    const transcript = readTranscript(join(import.meta.dirname, `kiosk-keys.${language}.txt`));
    for (const [index, { key, says }] of transcript.entries()) {
      await pressKey(page, key);
      await see.poll(() => heard(page), { message: `${index + 1}. ${key}` }).toBe(says);
    }
  });
});
