import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { type LanguageCode, languages } from "#contract/languages.ts";
import * as english from "#plugins/kiosk/words.en.ts";
import * as hindi from "#plugins/kiosk/words.hi.ts";
import * as urdu from "#plugins/kiosk/words.ur.ts";
import { see } from "#tests/support/browser/shopperBrowser.ts";
import { base, browser, withTheShop } from "#tests/support/browser/visitors.ts";
import { openKiosk } from "#tests/support/journeys/kiosk.ts";
import { shopWords, textsOf } from "#tests/support/journeys/shopWords.ts";

withTheShop();

const KIOSK = { hi: hindi, ur: urdu };

describe.each(["hi", "ur"] satisfies (keyof typeof KIOSK)[])("a visit to the kiosk in %s", (code) => {
  const words = KIOSK[code];

  /** Opens the kiosk and begins a visit in the language. */
  async function begin(): Promise<{ page: Page; see: (place: string) => Promise<void>; leave: () => Promise<void> }> {
    const kiosk = await openKiosk(browser, base, { isTimed: false });
    const { page } = kiosk;
    const foreign = await foreignTexts(code);
    await page.getByRole("button", { name: languages[code].name }).tap();
    await page.getByRole("button", { name: words.touchToStart }).tap();
    await see(page.getByRole("heading", { name: words.allProducts })).toBeVisible();
    return {
      page,
      leave: () => kiosk.leave(),
      see: async (place) => {
        const html = page.locator("html");
        expect(await html.evaluate(({ lang, dir }: HTMLElement) => ({ lang, dir })), place).toEqual({
          lang: code,
          dir: languages[code].direction,
        });
        const lines = (await page.locator("body").evaluate(({ innerText }: HTMLElement) => innerText)).split("\n");
        expect(
          lines.filter((line) => foreign.has(line.trim())),
          place,
        ).toEqual([]);
      },
    };
  }

  async function add(page: Page): Promise<void> {
    await page.locator(".kiosk-add:not([data-in]) button").first().tap();
    await see(page.locator(".kiosk-cart li")).toHaveCount(1);
    await page.getByRole("button", { name: words.pay, exact: true }).tap();
  }

  test("is in this language from the first screen to the receipt, and the next one in the store's first language", async () => {
    const { page, see: expectWords, leave } = await begin();
    expect(new URL(page.url()).pathname).toBe(`/fresh-basket/${code}/kiosk`);
    // The store's own words are those of the language, too.
    const letters = code === "hi" ? /\p{Script=Devanagari}/u : /\p{Script=Arabic}/u;
    const names = await page.locator(".kiosk-card-name").allTextContents();
    expect(names.filter((name) => !letters.test(name))).toEqual([]);
    await expectWords("products");
    await add(page);
    await see(page.getByRole("heading", { name: words.who })).toBeVisible();
    await expectWords("who it is for");
    await page.getByRole("button", { name: words.skip, exact: true }).tap();
    const counter = page.getByRole("button", { name: new RegExp(`^${words.payThere}`) });
    await see(counter).toBeVisible();
    await expectWords("ways to pay");
    await counter.tap();
    await see(page.locator(".kiosk-number")).toBeVisible();
    await expectWords("receipt");
    await page.getByRole("button", { name: words.done, exact: true }).tap();
    await see(page.getByRole("button", { name: english.touchToStart })).toBeVisible();
    await page.waitForURL(/\/fresh-basket\/kiosk$/);
    await see(page.getByRole("button", { name: english.touchToStart })).toBeVisible();
    await leave();
  });

  test("goes on in this language on the shop's own pages, for a delivery", async () => {
    const { page, see: expectWords, leave } = await begin();
    const { commerce, cart } = await shopWords(code);
    await add(page);
    await page.getByRole("button", { name: words.skip, exact: true }).tap();
    await page.getByRole("button", { name: words.deliverInstead }).tap();
    const addAddress = page.getByRole("button", { name: cart.addAddress });
    await see(addAddress).toBeVisible();
    await expectWords("the shop's checkout");
    await addAddress.tap();
    await see(page.getByLabel(commerce.pincode)).toBeVisible();
    await expectWords("the shop's form of an address");
    await leave();
  });
});

/** The English texts of shop and kiosk that the language does not have as well. */
async function foreignTexts(code: LanguageCode): Promise<Set<string>> {
  const texts = (kiosk: object, shop: readonly string[]) => [
    ...Object.values(kiosk).filter((text) => typeof text === "string"),
    ...shop,
  ];
  const found = new Set(texts(english, textsOf(await shopWords("en"))));
  for (const text of texts(KIOSK[code as keyof typeof KIOSK], textsOf(await shopWords(code)))) found.delete(text);
  return found;
}
