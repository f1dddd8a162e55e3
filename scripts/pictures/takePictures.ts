import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "playwright";
import sharp from "sharp";
import { findHeadlessBrowser } from "../../tests/support/browser/findBrowser";
import { inTurn, isAnother, openFrame, paintStory, screenOf, showStory } from "../../tests/support/storyFrame";

export interface Taken {
  /** `ui-price--default.light` */
  name: string;
  png: Buffer;
}

/** Letters are drawn alike, whatever the machine smooths and hints them by. */
const ALIKE = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--force-device-scale-factor=1",
];
/** The first name of the shop's stack of faces: whoever has none of that name gets these. */
const FACE = "Segoe UI Variable Text";
const FONTS: readonly [weight: number, file: string][] = [
  [400, "noto-sans/400Regular/NotoSans_400Regular.ttf"],
  [600, "noto-sans/600SemiBold/NotoSans_600SemiBold.ttf"],
];
/** The stories' own day. */
const NOW = "2026-03-05T09:30:00.000Z";

/** Each story light and dark, cut to what it shows; one on a screen or in a scheme of its own once. */
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

/** As the page stands first: to turn it costs as much as a picture. */
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
  // tsx names every function by this, also those that are sent into the page.
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

/** In the page: faces and the pictures in sight are there, and drawn. */
async function atRest(): Promise<void> {
  await document.fonts.ready;
  const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  await Promise.all(inSight.map((image) => image.decode().catch(() => {})));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Without the even ground around it. */
async function cut(png: Buffer): Promise<Buffer> {
  // Of a picture that is one colour nothing would be left.
  const trimmed = await sharp(png)
    .trim({ threshold: 1 })
    .png()
    .toBuffer()
    .catch(() => undefined);
  return trimmed ?? sharp(png).resize(8, 8).png().toBuffer();
}
