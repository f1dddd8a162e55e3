import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "playwright";
import sharp from "sharp";
import { forStories, openFrame, paintStory, resizeTo, screenOf, showStory } from "#tests/stories/storyFrame.ts";
import { findHeadlessBrowser } from "#tests/support/browser/findBrowser.ts";
import { type View, viewsOf } from "./viewsOf";

export interface Taken {
  view: View;
  png: Buffer;
  /** What is wrong with the story, whatever it looks like: it failed, or `examine` found something. */
  troubles: string[];
  /** The first number of the browser's version. */
  chromium: string;
}

/** These flags switch off the smoothing and hinting of letters that differ between machines. */
const ALIKE = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--force-device-scale-factor=1",
];
/** The first family of the shop's font stack. The pictures define it as Noto Sans, which the repository has. */
const FACE = "Segoe UI Variable Text";
const FONTS: readonly [weight: number, file: string][] = [
  [400, "noto-sans/400Regular/NotoSans_400Regular.ttf"],
  [600, "noto-sans/600SemiBold/NotoSans_600SemiBold.ttf"],
];
/** The day that every story shows. */
const NOW = "2026-03-05T09:30:00.000Z";
/** Outside the window, so that the pointer is on nothing. */
const AWAY = -10;

/**
 * Takes each story in each of its views, without the empty space around it. @param examine checks what is drawn, and
 * returns what is wrong
 */
export async function* takePictures(
  origin: string,
  ids: readonly string[],
  examine: (page: Page) => Promise<string[]> = async () => [],
): AsyncGenerator<Taken> {
  const browser = await chromium.launch({ executablePath: findHeadlessBrowser(), args: ALIKE, headless: true });
  try {
    const page = await openPage(browser);
    const [chromium = ""] = browser.version().split(".");
    let before: View | undefined;
    for (const view of viewsOf(ids)) {
      const troubles = await draw(page, origin, view, before);
      before = view;
      await page.evaluate(atRest);
      const png = await cut(await page.screenshot({ animations: "disabled", caret: "hide" }));
      if (view.hover) await page.mouse.move(AWAY, AWAY);
      else troubles.push(...(await examine(page)));
      yield { view, png, troubles, chromium };
    }
  } finally {
    await browser.close();
  }
}

/** @returns why the story failed */
async function draw(page: Page, origin: string, view: View, before: View | undefined): Promise<string[]> {
  let { scheme, dir } = before ?? view;
  let failure: string | null = null;
  await resizeTo(page, view.screen);
  if (before?.id !== view.id) {
    if (await openFrame(page, origin, view.id)) {
      [scheme, dir] = ["light", "ltr"];
      await page.addStyleTag({ content: styles() });
    }
    await page.evaluate(() => (window as unknown as Dated).restartDate());
    failure = await showStory(page, view.id);
  }
  if (scheme !== view.scheme || dir !== view.dir || (before?.id === view.id && before.screen !== view.screen)) {
    await paintStory(page, { scheme: view.scheme, dir: view.dir });
  }
  if (view.hover) await page.locator("#storybook-root").locator(CONTROL).first().hover();
  return failure === null ? [] : [failure];
}

const CONTROL = "a, button, input, label, summary";

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: screenOf(""),
    reducedMotion: "reduce",
    timezoneId: "Asia/Kolkata",
    locale: "en-IN",
  });
  // tsx adds calls of `__name` to functions, also to those that run in the page.
  await page.addInitScript("globalThis.__name ??= (named) => named");
  await forStories(page);
  await page.addInitScript(setDate, Date.parse(NOW));
  return page;
}

interface Dated extends Window {
  restartDate(): void;
}

/**
 * Runs in the page: every story begins at the same moment. Time goes on from there, because a function that waits for a
 * quiet moment would otherwise wait for ever. It goes slowly, so that a countdown shows the same second on a busy machine.
 */
function setDate(start: number): void {
  const Real = Date;
  const SLOWER = 5;
  let began = performance.now();
  const now = () => Math.floor(start + (performance.now() - began) / SLOWER);
  globalThis.Date = class extends Real {
    constructor(...given: []) {
      super(...(given.length === 0 ? ([now()] as unknown as []) : given));
    }
    static override now = now;
  } as DateConstructor;
  (window as unknown as Dated).restartDate = () => {
    began = performance.now();
  };
}

let written: string | undefined;

function styles(): string {
  const require = createRequire(import.meta.url);
  const faces = FONTS.map(([weight, file]) => {
    const data = readFileSync(require.resolve(`@expo-google-fonts/${file}`)).toString("base64");
    return `@font-face{font-family:"${FACE}";font-weight:${weight};src:url(data:font/ttf;base64,${data})}`;
  });
  written ??= [
    ...faces,
    "*,*::before,*::after{caret-color:transparent!important;animation:none!important;transition:none!important}",
  ].join("");
  return written;
}

/** Runs in the page: waits until fonts and visible images are loaded and drawn. */
async function atRest(): Promise<void> {
  await document.fonts.ready;
  const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  const loaded = inSight.map((image) => {
    // A lazy image that is clipped would wait for ever.
    image.loading = "eager";
    return image.decode().catch(() => {});
  });
  await Promise.all(loaded);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Cuts away the border of one colour. */
async function cut(png: Buffer): Promise<Buffer> {
  // Trimming fails on a picture of a single colour.
  const trimmed = await sharp(png)
    .trim({ threshold: 1 })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => undefined);
  return trimmed ?? sharp(png).resize(8, 8).png().toBuffer();
}
