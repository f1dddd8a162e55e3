import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations, OF_COLOURS } from "#tests/support/browser/axeViolations.ts";
import { theBrowser } from "#tests/support/browser/openBrowser.ts";
import { serveFolder } from "#tests/support/host/serveFolder.ts";
import { isWhole } from "#tests/support/sized.ts";
import { palettes } from "../../.storybook/palettes";
import { forStories, openFrame, paintStory, resizeTo, screenOf, showStory, storiesIn } from "./storyFrame";

/** Foundations/Brands shows twenty brands by itself. */
const isFoundation = (id: string) => id.startsWith("foundations-") && !id.startsWith("foundations-brands--");
const folder = process.env.TEST_STORYBOOK ?? "";
const stories = storiesIn(folder).filter((id) => (isWhole ? isFoundation(id) : id === "foundations-states--default"));
const brands = isWhole ? palettes : palettes.filter(({ id }) => id === "neon");
let site: Awaited<ReturnType<typeof serveFolder>>;
let page: Page;

beforeAll(async () => {
  site = await serveFolder(folder);
  page = await (await theBrowser()).newPage({ reducedMotion: "reduce" });
  await forStories(page);
});
afterAll(async () => {
  await page?.context().close();
  await site?.stop();
});

test.each(stories)("%s has no axe violation in any brand, light and dark", async (id) => {
  await resizeTo(page, screenOf(id));
  await openFrame(page, site.origin);
  expect(await showStory(page, id)).toBeNull();
  const found: string[] = [];
  for (const scheme of ["light", "dark"] as const) {
    for (const { id: palette } of brands) {
      await paintStory(page, { scheme, palette });
      const violations = await axeViolations(page, OF_COLOURS);
      found.push(...violations.map((violation) => `${palette}, ${scheme}: ${violation}`));
    }
  }
  expect(found).toEqual([]);
});
