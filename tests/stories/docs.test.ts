import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { theBrowser } from "../support/openBrowser";
import { see } from "../support/see";
import { serveFolder } from "../support/serveFolder";

interface Entry {
  id: string;
  type: string;
  tags: string[];
}

const folder = process.env.TEST_STORYBOOK ?? "";
const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as { entries: Record<string, Entry> };
const written = Object.values(entries).filter(({ tags }) => tags.some((tag) => tag.endsWith("attached-mdx")));
let site: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  site = await serveFolder(folder);
});
afterAll(() => site.stop());

test("every written page draws, with the stories in it, and so does one that is made of a component's types", async () => {
  expect(written.length).toBeGreaterThan(9);
  const page = await (await theBrowser()).newPage({ reducedMotion: "reduce" });
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  for (const { id } of [...written, { id: "ui-price--docs" }]) {
    await page.goto(`${site.origin}/iframe.html?viewMode=docs&id=${id}`);
    await see(page.locator("#storybook-docs h1").first()).toBeVisible();
    await see(page.locator("#storybook-docs [data-scheme]").first()).toBeVisible();
  }
  // From the types.
  await see(page.getByText("Integer paise; struck beside the price when it is above it")).toBeVisible();
  expect(troubles).toEqual([]);
  await page.close();
});
