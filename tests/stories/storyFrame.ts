import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { type LanguageCode, languageCodes } from "#contract/languages.ts";

interface Screen {
  width: number;
  height: number;
}

export const PHONE: Screen = { width: 390, height: 844 };
const USUAL: Screen = { width: 1024, height: 768 };

/**
 * A story's name decides its screen: stories for a phone end in Narrow (`stories/support/builders.ts`). The written pages'
 * stories are long, and pictures show only what is on the screen.
 */
const SCREENS: readonly [ids: RegExp, screen: Screen][] = [
  [/-narrow$/, PHONE],
  [/--kiosk$/, { width: 1080, height: 1920 }],
  [/^plugins-kiosk-.*till$/, { width: 1366, height: 768 }],
  [/^plugins-kiosk-.*small(-screen)?$/, { width: 1024, height: 600 }],
  [/^plugins-kiosk-.*tablet$/, { width: 768, height: 1024 }],
  [/^plugins-kiosk-.*wide-screen$/, { width: 1920, height: 1080 }],
  [
    /^plugins-kiosk-(.*-)?(attractview|cartpane|kioskpage|payscreen|qrview|receiptview)--/,
    { width: 1080, height: 1920 },
  ],
  [/^(?!plugins-counter-).*--(hindi|urdu)$/, PHONE],
  [/^foundations-brands--/, { width: 1024, height: 4400 }],
  [/^foundations-/, { width: 1024, height: 2000 }],
];

export const screenOf = (id: string): Screen => SCREENS.find(([ids]) => ids.test(id))?.[1] ?? USUAL;

/** Changes the size of the page's window, if it has another one. */
export async function resizeTo(page: Page, { width, height }: Screen): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}

/**
 * True for a story that differs from another story only by its screen, scheme, direction or length of texts, and for a whole
 * page: its views have their own stories, and `tests/e2e/screens/screens` checks it in one scheme on a phone and in the
 * other on a desktop.
 */
export const isAnother = (id: string): boolean =>
  /-(narrow|kiosk|dark|long-text|right-to-left|hindi|urdu)$|page--/.test(id);

/** The language of a story. The frame is loaded in one (`.storybook/language/chosenLanguage.ts`). */
export const languageOf = (id: string): LanguageCode =>
  id.endsWith("--hindi") ? "hi" : id.endsWith("--urdu") ? "ur" : "en";

/** Adds to the order by screens, so that each language comes once. */
export const rankOf = (id: string): number => languageCodes.indexOf(languageOf(id)) * 1e9;

/** Stories with the same language and screen follow each other, because changing them loads or lays out everything anew. */
export function inTurn(ids: readonly string[]): string[] {
  const size = (id: string) => rankOf(id) + screenOf(id).width * 10_000 + screenOf(id).height;
  return [...ids].sort((a, b) => size(a) - size(b));
}

interface Index {
  entries: Record<string, { id: string; type: string }>;
}

export function storiesIn(folder: string): string[] {
  return idsOf(JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as Index);
}

export function idsOf({ entries }: Index): string[] {
  return Object.values(entries).flatMap(({ id, type }) => (type === "story" ? [id] : []));
}

/**
 * Loads Storybook's frame unless it is loaded already, in the language of the story that comes next.
 * @returns whether it was loaded; the scheme is light then
 */
export async function openFrame(page: Page, origin: string, next = ""): Promise<boolean> {
  const loaded = await page.evaluate(
    () => "__STORYBOOK_ADDONS_CHANNEL__" in window && (window as { haatLanguage?: string }).haatLanguage,
  );
  const language = languageOf(next);
  if (loaded === language) return false;
  await page.goto(`${origin}/iframe.html?viewMode=story&language=${language}`);
  await page.waitForFunction(() => "__STORYBOOK_ADDONS_CHANNEL__" in window);
  await page.evaluate(prepare);
  return true;
}

interface Channel {
  transports: unknown[];
  on(event: string, listener: (detail: unknown) => void): void;
  off(event: string, listener: (detail: unknown) => void): void;
  emit(event: string, detail: object): void;
}

/** Opens a page of documentation in the loaded frame. */
export async function openDocs(page: Page, origin: string, id: string): Promise<void> {
  if (!(await page.evaluate(() => "__STORYBOOK_ADDONS_CHANNEL__" in window))) {
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
    return;
  }
  await page.evaluate((storyId) => {
    const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
    return new Promise<void>((resolve) => {
      const drawn = () => {
        channel.off("docsRendered", drawn);
        resolve();
      };
      channel.on("docsRendered", drawn);
      channel.emit("setCurrentStory", { storyId, viewMode: "docs" });
    });
  }, id);
}

/** Draws a story and runs its `play` to the end. @returns why it failed, or null */
export async function showStory(page: Page, id: string): Promise<string | null> {
  const failure = await page.evaluate(show, id);
  await page.evaluate(settle);
  return failure;
}

/** Draws the present story as another position of the toolbar shows it. */
export async function paintStory(page: Page, globals: Partial<Toolbar>): Promise<void> {
  await page.evaluate(paint, globals);
  await page.evaluate(settle);
}

/** What stories are looked at in (`.storybook/globals.ts`). */
export interface Toolbar {
  scheme: "light" | "dark";
  dir: "ltr" | "rtl";
  /** The id of one of `.storybook/palettes.ts`. */
  palette?: string;
}

interface Counted extends Window {
  shortTimers?: Set<number>;
  animationsOf?: (page: Document) => Animation[];
}

/** Before a page of stories opens: lets `settle` wait for work that React delays, and leaves out a tool that nobody uses here. */
export const forStories = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // Storybook's highlighter reads the style of every element after each drawing, even when nothing is highlighted.
    Object.assign(window, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
    const { setTimeout: set, clearTimeout: clear } = window;
    const timers = new Set<number>();
    const start = (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
      const timer = set(() => {
        timers.delete(timer);
        work(...given);
      }, ms);
      // React's delays are between 10 and 300 ms.
      if (ms >= 10 && ms <= 300) timers.add(timer);
      return timer;
    };
    const stop = (timer: number) => {
      timers.delete(timer);
      clear(timer);
    };
    Object.assign(window, { setTimeout: start, clearTimeout: stop, shortTimers: timers });
  });

/** Runs in the page, before its first story. */
function prepare(): Promise<void> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  // `settle` waits for animations. Storybook would let 100 ms pass after each drawing, or write a rule for all elements.
  const { getAnimations } = Document.prototype;
  Object.assign(window, { animationsOf: (page: Document) => getAnimations.call(page) });
  Reflect.deleteProperty(Document.prototype, "getAnimations");
  // Storybook's own page, which would be told of everything that happens here, is not there.
  channel.transports.length = 0;
  // Hidden placeholders for pages that load have more elements than most stories, and axe would walk through them.
  for (const unused of document.querySelectorAll(".sb-wrapper:not(.sb-errordisplay)")) unused.remove();
  return new Promise((resolve) => {
    const updated = () => {
      channel.off("globalsUpdated", updated);
      resolve();
    };
    channel.on("globalsUpdated", updated);
    // Otherwise the accessibility panel would run axe after each drawing, too.
    channel.emit("updateGlobals", { globals: { a11y: { manual: true } } });
  });
}

/** Runs in the page. */
function show(id: string): Promise<string | null> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  const ends = [
    "storyFinished",
    "storyMissing",
    "storyErrored",
    "storyThrewException",
    "playFunctionThrewException",
    "unhandledErrorsWhilePlaying",
  ];
  return new Promise((resolve) => {
    const listeners = ends.map((event) => {
      const listener = (detail: unknown) => {
        for (const [name, other] of listeners) channel.off(name, other);
        const { message, description, status, reporters } = (detail ?? {}) as Record<string, string>;
        const failed = event !== "storyFinished" || status === "error" || reporters?.length !== 0;
        // The beginning says what was looked for; Testing Library then prints the whole page.
        const why = (message ?? description ?? JSON.stringify(reporters) ?? "").slice(0, 300);
        resolve(failed ? `${event} ${why}` : null);
      };
      channel.on(event, listener);
      return [event, listener] as const;
    });
    channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  });
}

/** Runs in the page. */
function paint(globals: object): Promise<void> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const drawn = () => {
      channel.off("storyRendered", drawn);
      resolve();
    };
    channel.on("storyRendered", drawn);
    channel.emit("updateGlobals", { globals });
  });
}

/**
 * Runs in the page. Ends when all code that the story requested (such as a dialog's) is loaded and drawn, all
 * animations that are not endless are over, and two frames have changed nothing.
 */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    let quiet = 0;
    const watcher = new MutationObserver(() => {
      quiet = 0;
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
    const ends = ({ playState, effect }: Animation) =>
      playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const look = () => {
      // The bundler removes a script's element when the script has run.
      const isLoading = document.querySelector("script[data-rspack]") !== null;
      const { shortTimers, animationsOf } = window as Counted;
      const isPutOff = (shortTimers?.size ?? 0) > 0;
      const isBusy = isLoading || isPutOff || animationsOf?.(document).some(ends) === true;
      quiet = isBusy ? 0 : quiet + 1;
      if (quiet <= 2) return void requestAnimationFrame(look);
      watcher.disconnect();
      resolve();
    };
    requestAnimationFrame(look);
  });
}
