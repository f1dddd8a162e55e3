import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DESKTOP, PHONE } from "#tests/support/browser/shopperBrowser.ts";
import { still } from "#tests/support/browser/still.ts";
import { browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { type FirstPages, firstPages, PAGES, warmUp } from "#tests/support/host/firstPages.ts";
import { watchShifts } from "#tests/support/speed/watchShifts.ts";
import { cutAt, serveInParts, tellWhenPainted } from "./serveInParts";

/** Texts that a browser may read in two parts; it may paint the first part. */
const LONG_TEXT = /<(?:span|p|h\d|a|div)\b[^>]*>[^<]{30,}/g;
/** Behind a page's top stand the rules of the rest. */
const RULES_END = /(?<=<\/style>)/g;
const CONTROL = /<(?:a|button)\b[^>]*>|<[^>]* role="img"[^>]*>/g;

/**
 * The places at which a page is cut: before the first two of each kind of link and button, inside the first two of each
 * kind of element with the role `img`, inside long texts, and behind the rules of the rest.
 */
function cutsOf(html: string): { tag: string; offset: number }[] {
  const times = new Map<string, number>();
  const inTexts = [...html.matchAll(LONG_TEXT)].slice(0, 4).map(({ 0: text, index }) => ({
    tag: text.slice(text.indexOf(">") + 1),
    offset: index + text.length - 15,
  }));
  const atControls = [...html.matchAll(CONTROL)].flatMap(({ 0: tag, index }) => {
    // "Go to slide 2", "Rated 4.8" and a category's link are one kind each.
    const kind = /aria-label="(\w+)/.exec(tag)?.[1] ?? /href="\/[^/"]+(\/?[^/"]*)/.exec(tag)?.[1] ?? tag.slice(0, 3);
    const time = (times.get(kind) ?? 0) + 1;
    times.set(kind, time);
    if (time > 2) return [];
    return [{ tag, offset: tag.includes("role=") ? index + tag.length : index }];
  });
  const body = html.indexOf("<body>");
  const inRules = [...html.matchAll(RULES_END)]
    .filter(({ index }) => index > body)
    .map(({ index }) => ({ tag: html.slice(html.lastIndexOf("<style", index), index).slice(0, 40), offset: index }));
  const all = [...inTexts, ...atControls, ...inRules].sort((a, b) => a.offset - b.offset);
  // Leaves out a place that is separated from the one before only by end tags, because end tags show nothing.
  return all.filter(({ offset }, at) => /<[a-z]|[^<>]{2,}(?:<|$)/.test(html.slice(all[at - 1]?.offset ?? 0, offset)));
}

describe("speed: a page that is painted before all of it has arrived", () => {
  let parts: Awaited<ReturnType<typeof serveInParts>>;
  let pages: FirstPages;

  withTheShop();
  beforeAll(async () => {
    [parts, pages] = await Promise.all([serveInParts(haat.origin), firstPages(haat.origin, "fresh-basket")]);
  });
  afterAll(() => parts?.stop());

  // A desktop's listing contains nothing that the other pages do not have.
  const SCREENS = [
    ...PAGES.map((name) => [name, PHONE] as const),
    ...(["home", "product"] as const).map((name) => [name, DESKTOP] as const),
  ];

  test.each(SCREENS)("%s does not shift when the rest arrives, %o", async (name, viewport) => {
    await warmUp(pages[name]);
    const address = pages[name].replace(haat.origin, parts.origin);
    const cuts = cutsOf(await (await fetch(address)).text());
    expect(cuts.length).toBeGreaterThan(15);
    const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
    const page = await context.newPage();
    const shiftsOf = await watchShifts(page);
    await tellWhenPainted(page);
    const movedBy = async (offsets: number[]) => {
      await cutAt(page, offsets);
      await page.goto(address, { waitUntil: "domcontentloaded" });
      // Waits until the last part is drawn, and reads what moved.
      await still(page);
      return shiftsOf();
    };
    // A busy browser also pauses where nothing was cut. A shift that the cuts cause happens each time.
    const movedEachTime = async (offsets: number[]) => {
      const shifts = await movedBy(offsets);
      const again = shifts.length > 0 ? await movedBy(offsets) : [];
      return shifts.filter((shift) => again.includes(shift));
    };
    // All cuts in one visit. If something moved, each cut alone tells where.
    const together = await movedEachTime(cuts.map(({ offset }) => offset));
    const moved = together.map((shift) => `all cuts: ${shift}`);
    for (const { tag, offset } of together.length > 0 ? cuts : [])
      moved.push(...(await movedEachTime([offset])).map((shift) => `${tag}: ${shift}`));
    await context.close();
    expect(moved).toEqual([]);
  });
});
