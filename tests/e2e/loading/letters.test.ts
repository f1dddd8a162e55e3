import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { arriveAnew, awake, see } from "#tests/support/browser/shopperBrowser.ts";
import { base, browser, haat, page, withOwnShoppers } from "#tests/support/browser/visitors.ts";
import { firstPages } from "#tests/support/host/firstPages.ts";

withOwnShoppers();

/** The fonts in which the browser has drawn this element: ours, or the system's where it has the script. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** Puts a text into the page's heading. */
const write = (text: string, language: string) =>
  page.evaluate(
    ([text = "", language = ""]) => {
      const heading = document.querySelector("h1") as HTMLElement;
      heading.lang = language;
      heading.textContent = text;
    },
    [text, language],
  );

describe("letters that the system lacks", () => {
  test("a product's name in Hindi is drawn in a font with Devanagari", async () => {
    await page.goto(`${base}/hi`);
    await awake(page);
    await page.getByRole("link", { name: "टोन्ड दूध" }).evaluate((link) => {
      link.id = "milk";
    });
    await see.poll(() => fontsOf(page, "#milk")).toContainEqual(expect.stringMatching(/Devanagari|Nirmala/));
  });

  test.each([
    ["Bengali", "bn", "দুধ", /Bengali|Bangla|Nirmala/],
    ["Gurmukhi", "pa", "ਦੁੱਧ", /Gurmukhi|Mukta|Nirmala/],
    ["Gujarati", "gu", "દૂધ", /Gujarati|Nirmala/],
    ["Odia", "or", "କ୍ଷୀର", /Oriya|Odia|Nirmala/],
    ["Tamil", "ta", "பால்", /Tamil|Nirmala/],
    ["Telugu", "te", "పాలు", /Telugu|Nirmala/],
    ["Kannada", "kn", "ಹಾಲು", /Kannada|Nirmala/],
    ["Malayalam", "ml", "പാൽ", /Malayalam|Nirmala/],
    // DejaVu, which many systems have, lacks two letters of it.
    ["Urdu", "ur", "ٹوکری خالی ہے", /Naskh|Arabic|Segoe|Geeza|SF/],
  ])("a name in %s is drawn in one font that has its letters", async (_script, language, text, font) => {
    await page.goto(base);
    await awake(page);
    await write(text, language);
    const drawn = async () => (await fontsOf(page, "h1")).filter((name, at, all) => all.indexOf(name) === at);
    const letters = async () => (await drawn()).filter((name) => font.test(name)).length;
    await see.poll(letters).toBe(1);
    // The system's font may draw the spaces.
    expect((await drawn()).length).toBeLessThanOrEqual(text.includes(" ") ? 2 : 1);
  });

  test.each(["home", "listing"] as const)("a %s without such letters loads no font", async (name) => {
    const { page } = await arriveAnew(browser);
    const fonts: string[] = [];
    page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
    await page.goto((await firstPages(haat.origin, "kora-home"))[name]);
    await awake(page);
    await page.evaluate(() => document.fonts.ready);
    expect(fonts).toEqual([]);
    expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status !== "unloaded").length)).toBe(0);
  });
});
