import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "playwright";
import sharp from "sharp";
import { findHeadlessBrowser } from "../../tests/support/browser/findBrowser";
import { inTurn, isAnother, openFrame, paintStory, screenOf, showStory } from "../../tests/support/storyFrame";

export interface Taken {
  /** `ui-price-price--default.light` */
  name: string;
  png: Buffer;
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
/** The day on which the stories take place. */
const NOW = "2026-03-05T09:30:00.000Z";

/** Takes each story in light and dark, without the empty space around it. A story with its own screen or scheme is taken once. */
export async function* takePictures(origin: string, ids: readonly string[]): AsyncGenerator<Taken> {
  const browser = await chromium.launch({ executablePath: findHeadlessBrowser(), args: ALIKE, headless: true });
  try {
    const page = await openPage(browser);
    let isDark = false;
    for (const id of inTurn(ids)) {
      const screen = screenOf(id);
      if (page.viewportSize()?.width !== screen.width) await page.setViewportSize(screen);
      if (await openFrame(page, origin)) {
        isDark = false;
        await page.addStyleTag({ content: styles() });
      }
      const failure = await showStory(page, id);
      if (failure !== null) throw new Error(`${id}: ${failure}`);
      for (const dark of schemesOf(id, isDark)) {
        if (dark !== isDark) await paintStory(page, dark ? "dark" : "light");
        isDark = dark;
        await page.evaluate(atRest);
        const png = await cut(await page.screenshot({ animations: "disabled", caret: "hide" }));
        yield { name: `${id}.${dark ? "dark" : "light"}`, png };
      }
    }
  } finally {
    await browser.close();
  }
}

/** The page's current scheme comes first, because changing the scheme takes as long as taking a picture. */
function schemesOf(id: string, isDark: boolean): boolean[] {
  if (id.endsWith("-dark")) return [true];
  return isAnother(id) ? [false] : [isDark, !isDark];
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: screenOf(""),
    reducedMotion: "reduce",
    timezoneId: "Asia/Kolkata",
    locale: "en-IN",
  });
  // tsx adds calls of `__name` to functions, also to those that run in the page.
  await page.addInitScript("globalThis.__name ??= (named) => named");
  await page.clock.setFixedTime(NOW);
  return page;
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
  await Promise.all(inSight.map((image) => image.decode().catch(() => {})));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Cuts away the border of one colour. */
async function cut(png: Buffer): Promise<Buffer> {
  // Trimming fails on a picture of a single colour.
  const trimmed = await sharp(png)
    .trim({ threshold: 1 })
    .png()
    .toBuffer()
    .catch(() => undefined);
  return trimmed ?? sharp(png).resize(8, 8).png().toBuffer();
}
