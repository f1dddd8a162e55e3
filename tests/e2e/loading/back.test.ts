import { describe, expect, test } from "vitest";
import { PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { still } from "#tests/support/browser/still.ts";
import { base, page, withOwnShoppers } from "#tests/support/browser/visitors.ts";

withOwnShoppers({ viewport: PHONE });

/** The placeholders for what is loading: a group that is marked as busy, and single cards of a long list. */
const BONES = 'main [aria-busy="true"], main li > span[aria-hidden="true"]:first-child:empty';

const cards = () => page.getByRole("main").locator("li a[href*='/product/']");

/**
 * Records the skeletons on screen after each frame from Back on. A long list may have some beyond the screen, for rows
 * that were not asked for.
 */
async function watchBones(): Promise<() => Promise<string[]>> {
  await page.evaluate((bones) => {
    const seen: string[] = [];
    Object.assign(window, { bonesSeen: seen });
    const painted = new MessageChannel();
    painted.port1.onmessage = () => {
      for (const bone of document.querySelectorAll(bones)) {
        const { top, bottom } = bone.getBoundingClientRect();
        if (bottom > 0 && top < innerHeight) seen.push(bone.outerHTML.slice(0, 200));
      }
      requestAnimationFrame(() => painted.port2.postMessage(null));
    };
    addEventListener("popstate", () => requestAnimationFrame(() => painted.port2.postMessage(null)));
  }, BONES);
  return () => page.evaluate(() => (window as unknown as { bonesSeen: string[] }).bonesSeen);
}

describe("Back", () => {
  test.each([
    ["home", ""],
    ["the third page of a listing", "/category?page=3"],
    ["a search", "/search?query=a"],
  ])("shows %s from memory at its former position, without waiting", async (_name, path) => {
    await page.goto(`${base}${path}`);
    await see(cards().nth(5)).toBeVisible();
    // When the program hydrates, a long list that begins in its middle gets its rows above, and another card becomes
    // the sixth.
    await page.waitForFunction(() => !("haatEarly" in window));
    await see(page.locator(BONES)).toHaveCount(0);
    const card = page
      .getByRole("main")
      .locator(`a[href="${await cards().nth(5).getAttribute("href")}"]`)
      .first();
    const name = (await card.textContent()) ?? "";
    // Waits until the card can be clicked, which may take longer than until it is visible.
    await card.click({ trial: true });
    await see(page.locator(BONES)).toHaveCount(0);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const y = await page.evaluate(() => scrollY);
    const drawnBefore = await card.elementHandle();

    await card.click();
    await see(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await see(page.locator(BONES)).toHaveCount(0);
    // What the shopper does there must not move the list.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await still(page);
    const bonesSeen = await watchBones();
    // From here on the platform never answers.
    await page.route("**/api/**", () => {});

    await page.goBack();
    await see(card).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeCloseTo(y, -1);
    expect(await bonesSeen()).toEqual([]);
    // A list is kept (ADR 43), home is drawn anew.
    const isKept = await page.evaluate((element) => element?.isConnected, drawnBefore);
    expect(isKept).toBe(path !== "");
  });
});
