import { readdirSync } from "node:fs";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeViolations, OF_COLOURS } from "#tests/support/browser/axeViolations.ts";
import { theBrowser } from "#tests/support/browser/openBrowser.ts";
import { serveFolder } from "#tests/support/host/serveFolder.ts";
import {
  forStories,
  inTurn,
  isAnother,
  openFrame,
  paintStory,
  resizeTo,
  screenOf,
  showStory,
  storiesIn,
} from "./storyFrame";

/** This many files divide the stories among them, so that all workers are busy to the end. */
const PARTS = readdirSync("tests/stories").filter((name) => name.startsWith("part-")).length;

/**
 * Draws every story of this part, runs its `play` to the end, and expects no axe violation in light and dark. A story that
 * differs from another one in one thing is checked once, in the scheme of the story before: half in light, half in dark.
 */
export function storiesOfPart(part: number): void {
  const folder = process.env.TEST_STORYBOOK ?? "";
  const stories = inTurn(storiesIn(folder).filter((_, index) => index % PARTS === part - 1));

  describe(`Storybook, part ${part} of ${PARTS}`, () => {
    let site: Awaited<ReturnType<typeof serveFolder>>;
    let page: Page;
    let uncaught: string[] = [];
    let isDark = false;

    beforeAll(async () => {
      site = await serveFolder(folder);
      const browser = await theBrowser();
      page = await browser.newPage({ viewport: screenOf(""), reducedMotion: "reduce" });
      await forStories(page);
      page.on("pageerror", (error) => uncaught.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !MISSING.test(message.text())) uncaught.push(`console: ${message.text()}`);
      });
    });
    afterAll(async () => {
      await page?.context().close();
      await site?.stop();
    });

    test("there are stories", () => expect(stories.length).toBeGreaterThan(20));

    test.each(stories)("%s", async (id) => {
      const screen = screenOf(id);
      await resizeTo(page, screen);
      if (await openFrame(page, site.origin, id)) isDark = false;
      uncaught = [];
      // The scheme of the story before is kept, because changing it takes as long as checking a story.
      const failure = await showStory(page, id);
      const isInDark = id.endsWith("--dark");
      const first = await axeViolations(page, isInDark ? OF_COLOURS : { rules: OF_A_WHOLE_PAGE });
      if (isAnother(id)) {
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const over = screen.width === screenOf("").width ? 0 : Math.max(0, wider);
        expect({ failure, uncaught, first, over }).toEqual(FLAWLESS);
        return;
      }
      isDark = !isDark;
      await paintStory(page, { scheme: isDark ? "dark" : "light" });
      const turned = await axeViolations(page, OF_COLOURS);
      const found = { failure, uncaught, [isDark ? "light" : "dark"]: first, [isDark ? "dark" : "light"]: turned };
      expect(found).toEqual({ failure: null, uncaught: [], light: [], dark: [] });
    });
  });
}

/** The browser says so of the pictures that some stories are without. */
const MISSING = /^Failed to load resource: .*404/;
const FLAWLESS = { failure: null, uncaught: [], first: [], over: 0 };
const OF_A_WHOLE_PAGE = { "document-title": { enabled: false }, "html-has-lang": { enabled: false } };
