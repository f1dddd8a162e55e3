import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";

/** By how a story is called: those on a phone end in Narrow (`stories/support/builders.ts`). */
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
 * On another screen, in another scheme or direction, or with longer words: in all else, its colours too, it is what another
 * story is. Or a whole page, whose views have stories of their own and which `tests/e2e/screens/screens` judges in both schemes.
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
 * Loads Storybook's frame where it is not loaded yet, or where a dialog hides the rest from assistive technology.
 * @returns whether it did; the frame is light then
 */
export async function openFrame(page: Page, origin: string): Promise<boolean> {
  const isReady = await page.evaluate(
    () =>
      "__STORYBOOK_ADDONS_CHANNEL__" in window &&
      !document.querySelector("[role$=dialog], #storybook-root[aria-hidden]"),
  );
  if (isReady) return false;
  // The panel's own axe would look through each story once more.
  await page.goto(`${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => "__STORYBOOK_ADDONS_CHANNEL__" in window);
  return true;
}

interface Channel {
  on(event: string, listener: (detail: unknown) => void): void;
  off(event: string, listener: (detail: unknown) => void): void;
  emit(event: string, detail: object): void;
}

/** A page of documentation, in the frame that is there already. */
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

/** Draws a story and plays it to its end. @returns why it failed, or null */
export const showStory = (page: Page, id: string): Promise<string | null> => page.evaluate(show, id);

/** Draws the story that stands there in another scheme. */
export const paintStory = (page: Page, scheme: "light" | "dark"): Promise<void> => page.evaluate(paint, scheme);

/** In the page. */
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
        // What was looked for; Testing Library goes on with the whole page.
        const why = (message ?? description ?? "").slice(0, 300);
        requestAnimationFrame(() => resolve(failed ? `${event} ${why}` : null));
      };
      channel.on(event, listener);
      return [event, listener] as const;
    });
    channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  });
}

/** In the page. */
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
