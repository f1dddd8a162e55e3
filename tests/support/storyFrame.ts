import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";

/** A story's name decides its screen: stories for a phone end in Narrow (`stories/support/builders.ts`). */
const SCREENS = [
  { ids: /-narrow$/, width: 390, height: 844 },
  { ids: /--kiosk$/, width: 1080, height: 1920 },
  { ids: /^/, width: 1024, height: 768 },
] as const;

export function screenOf(id: string): { width: number; height: number } {
  const { width, height } = SCREENS.find(({ ids }) => ids.test(id)) ?? SCREENS[2];
  return { width, height };
}

/**
 * True for a story that differs from another story only by its screen, scheme, direction or length of texts, and for a whole
 * page: its views have their own stories, and `tests/e2e/screens/screens` checks it in one scheme on a phone and in the
 * other on a desktop.
 */
export const isAnother = (id: string): boolean => /-(narrow|kiosk|dark|long-text|right-to-left)$|page--/.test(id);

/** Stories with the same screen follow each other, because changing it lays out everything anew. */
export function inTurn(ids: readonly string[]): string[] {
  return [...ids].sort((a, b) => screenOf(a).width - screenOf(b).width);
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
 * Loads Storybook's frame unless it is loaded already. A frame in which a dialog hides the rest from assistive technology is
 * loaded again.
 * @returns whether it was loaded; the scheme is light then
 */
export async function openFrame(page: Page, origin: string): Promise<boolean> {
  const isReady = await page.evaluate(
    () =>
      "__STORYBOOK_ADDONS_CHANNEL__" in window &&
      !document.querySelector("[role$=dialog], #storybook-root[aria-hidden]"),
  );
  if (isReady) return false;
  // Otherwise the accessibility panel would run axe on each story, too.
  await page.goto(`${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => "__STORYBOOK_ADDONS_CHANNEL__" in window);
  return true;
}

interface Channel {
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
export const showStory = (page: Page, id: string): Promise<string | null> => page.evaluate(show, id);

/** Draws the present story in another scheme. */
export const paintStory = (page: Page, scheme: "light" | "dark"): Promise<void> => page.evaluate(paint, scheme);

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
        const { message, description, status } = (detail ?? {}) as Record<string, string>;
        const failed = event !== "storyFinished" || status === "error";
        // The beginning says what was looked for; Testing Library then prints the whole page.
        const why = (message ?? description ?? "").slice(0, 300);
        requestAnimationFrame(() => resolve(failed ? `${event} ${why}` : null));
      };
      channel.on(event, listener);
      return [event, listener] as const;
    });
    channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  });
}

/** Runs in the page. */
function paint(scheme: string): Promise<void> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const drawn = () => {
      channel.off("storyRendered", drawn);
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    };
    channel.on("storyRendered", drawn);
    channel.emit("updateGlobals", { globals: { scheme } });
  });
}
