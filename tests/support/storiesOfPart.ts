import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeViolations, OF_COLOURS } from "./browser/axeViolations";
import { theBrowser } from "./browser/openBrowser";
import { serveFolder } from "./host/serveFolder";

interface Story {
  id: string;
  type: string;
}

/** This many files divide the stories among them, so that all workers are busy to the end. */
const PARTS = readdirSync("tests/stories").length;

function storiesIn(folder: string, part: number): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as {
    entries: Record<string, Story>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === "story");
  const ofPart = stories.filter((_, index) => index % PARTS === part - 1);
  // Stories with the same screen follow each other, because changing it lays out everything anew.
  return ofPart.sort((a, b) => (screenOf(a.id)?.width ?? 0) - (screenOf(b.id)?.width ?? 0));
}

/** The screens of stories with these endings (`stories/support/builders.ts`); each shows what its Default shows. */
const SCREENS = { "--narrow": { width: 390, height: 844 }, "--kiosk": { width: 1080, height: 1920 } };
const USUAL = { width: 1024, height: 768 };

function screenOf(id: string): { width: number; height: number } | undefined {
  return Object.entries(SCREENS).find(([end]) => id.endsWith(end))?.[1];
}

/**
 * Draws every story of this part, plays it to its end, and expects no axe violation, light and dark. A story that is
 * another one on a dark, narrow or kiosk screen is judged once: by its colours, or on its own screen.
 */
export function storiesOfPart(part: number): void {
  const folder = process.env.TEST_STORYBOOK ?? "";
  const stories = storiesIn(folder, part);

  describe(`Storybook, part ${part} of ${PARTS}`, () => {
    let site: Awaited<ReturnType<typeof serveFolder>>;
    let page: Page;
    let uncaught: string[] = [];
    let isDark = false;

    beforeAll(async () => {
      site = await serveFolder(folder);
      const browser = await theBrowser();
      page = await browser.newPage({ viewport: USUAL, reducedMotion: "reduce" });
      page.on("pageerror", (error) => uncaught.push(error.message));
    });
    afterAll(async () => {
      await page?.context().close();
      await site?.stop();
    });

    test("there are stories", () => expect(stories.length).toBeGreaterThan(20));

    test.each(stories.map(({ id }) => id))("%s", async (id) => {
      const screen = screenOf(id) ?? USUAL;
      if (page.viewportSize()?.width !== screen.width) await page.setViewportSize(screen);
      if (await openFrame(page, site.origin)) isDark = false;
      uncaught = [];
      // The frame is reused from the story before, because loading it costs as much as checking a story.
      const failure = await page.evaluate(show, id);
      const isInDark = id.endsWith("--dark");
      const first = await axeViolations(page, isInDark ? OF_COLOURS : { rules: OF_A_WHOLE_PAGE });
      if (isInDark || screen !== USUAL) {
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect({ failure, uncaught, first, over: Math.max(0, over) }).toEqual(FLAWLESS);
        return;
      }
      isDark = !isDark;
      await page.evaluate(paint, isDark ? "dark" : "light");
      const turned = await axeViolations(page, OF_COLOURS);
      const found = { failure, uncaught, [isDark ? "light" : "dark"]: first, [isDark ? "dark" : "light"]: turned };
      expect(found).toEqual({ failure: null, uncaught: [], light: [], dark: [] });
    });
  });
}

const FLAWLESS = { failure: null, uncaught: [], first: [], over: 0 };
const OF_A_WHOLE_PAGE = { "document-title": { enabled: false }, "html-has-lang": { enabled: false } };

/**
 * Loads Storybook's frame where it is not loaded yet, or where a dialog hides the rest from assistive technology.
 * @returns whether it did; the frame is light then
 */
async function openFrame(page: Page, origin: string): Promise<boolean> {
  const isReady = await page.evaluate(
    () =>
      "__STORYBOOK_ADDONS_CHANNEL__" in window &&
      !document.querySelector("[role$=dialog], #storybook-root[aria-hidden]"),
  );
  if (isReady) return false;
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => "__STORYBOOK_ADDONS_CHANNEL__" in window);
  return true;
}

interface Channel {
  on(event: string, listener: (detail: unknown) => void): void;
  off(event: string, listener: (detail: unknown) => void): void;
  emit(event: string, detail: object): void;
}

/** Runs in the page: draws a story and plays it to its end. Returns why it failed, or null. */
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
        // The first line says what was looked for; Testing Library goes on with the whole page.
        const why = (message ?? description ?? "").slice(0, 300);
        requestAnimationFrame(() => resolve(failed ? `${event} ${why}` : null));
      };
      channel.on(event, listener);
      return [event, listener] as const;
    });
    channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  });
}

/** Runs in the page: draws the current story in another colour scheme. */
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
