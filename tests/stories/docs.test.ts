import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { theBrowser } from "#tests/support/browser/openBrowser.ts";
import { see } from "#tests/support/browser/see.ts";
import { serveFolder } from "#tests/support/host/serveFolder.ts";
import { openDocs } from "./storyFrame";

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

test("every link of a written page leads to an existing story or page", () => {
  const names = readdirSync("stories", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".mdx"));
  const links = names.flatMap((name) => [
    ...readFileSync(join("stories", name), "utf8").matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g),
  ]);
  expect(links.length).toBeGreaterThan(20);
  expect(links.map(([, id = ""]) => id).filter((id) => entries[id] === undefined)).toEqual([]);
});

test("every written page renders with its stories, and so does one that is made from a component's types", async () => {
  expect(written.length).toBeGreaterThan(9);
  const page = await (await theBrowser()).newPage({ reducedMotion: "reduce" });
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  for (const { id } of [...written, { id: "ui-price-price--docs" }]) {
    await openDocs(page, site.origin, id);
    await see(page.locator("#storybook-docs h1").first()).toBeVisible();
    await see(page.locator("#storybook-docs [data-scheme]").first()).toBeVisible();
  }
  // This text is a comment on the component's types.
  await see(page.getByText(/^Integer paise/).first()).toBeVisible();
  expect(troubles).toEqual([]);
  await page.close();
});

test("the contents of a page list its own headings, and none of a story", async () => {
  const page = await (await theBrowser()).newPage({ viewport: { width: 1280, height: 900 } });
  // One of its stories is an error view, which has headings too.
  await openDocs(page, site.origin, "foundations-do-and-don-t--docs");
  const own = [
    "One main action on a screen",
    "A failure offers a next step",
    "An error stands at its field",
    "A status is a word",
    "A price is drawn by Price",
  ];
  await see(page.locator("aside nav a")).toHaveText(own);
  await page.close();
});

test("a colour that is mixed in the toolbar is the store's", async () => {
  const page = await (await theBrowser()).newPage();
  await page.goto(`${site.origin}/?path=/story/ui-button--default`);
  const button = page.frameLocator("#storybook-preview-iframe").getByRole("button", { name: "Continue" });
  await see(button).toBeVisible();
  await page.getByLabel("The store's primary colour").fill("#112233");
  await see(button).toHaveCSS("background-color", "rgb(17, 34, 51)");
  await page.close();
});

test("the toolbar shows a story with reduced motion, forced colours and larger text", async () => {
  const page = await (await theBrowser()).newPage({ reducedMotion: "no-preference" });
  const wanted = "motion:reduced;colours:forced;text:200";
  await page.goto(`${site.origin}/iframe.html?id=ui-button--default&globals=${wanted}`);
  const button = page.getByRole("button", { name: "Continue" });
  await see(button).toBeVisible();
  const found = await button.evaluate((element) => ({
    motion: getComputedStyle(element).transitionProperty,
    isCalm: matchMedia("(prefers-reduced-motion: reduce)").matches,
    ground: getComputedStyle(element).backgroundColor,
    zoom: document.documentElement.style.zoom,
  }));
  expect(found).toMatchObject({ motion: "none", isCalm: true, zoom: "200%" });
  expect(found.ground).not.toBe("rgb(31, 122, 61)");
  await page.close();
});

test("from right to left, a text in English keeps its order and stands at the page's side", async () => {
  const page = await (await theBrowser()).newPage();
  const open = (story: string) => page.goto(`${site.origin}/iframe.html?id=${story}&globals=dir:rtl`);
  await open("ui-price-discountribbon--default");
  const saving = page.getByText("28% off");
  await see(saving).toBeVisible();
  const order = await saving.evaluate(({ firstChild: text }) => {
    const leftOf = (letter: number) => {
      const range = document.createRange();
      range.setStart(text as Text, letter);
      range.setEnd(text as Text, letter + 1);
      return range.getBoundingClientRect().left;
    };
    return { number: leftOf(0), word: leftOf("28% off".length - 1) };
  });
  expect(order.number).toBeLessThan(order.word);
  await open("ui-price-price--default");
  await see(page.getByText("₹1,234.50")).toBeVisible();
  const price = await page.getByText("₹1,234.50").boundingBox();
  expect(price?.x ?? 0).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
  await page.close();
});

test("the search finds a component by another name", async () => {
  const page = await (await theBrowser()).newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${site.origin}/?path=/docs/ui-button--docs`);
  await page.locator("#storybook-explorer-searchfield").fill("dropdown");
  await see(page.getByRole("option", { name: /SelectField/ })).toBeVisible();
  await page.close();
});

test("a component's page says when to use it, the default of each argument, and how it is imported", async () => {
  const page = await (await theBrowser()).newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${site.origin}/iframe.html?viewMode=docs&id=ui-button--docs`);
  await see(page.getByText("Don't use when")).toBeVisible();
  const defaults = page.locator(".docblock-argstable-body tr td:nth-child(3)");
  await see(defaults.first()).toBeVisible();
  expect((await defaults.allInnerTexts()).filter((text) => text.trim() === "-")).toEqual([]);
  await page.locator("button", { hasText: "Show code" }).first().click();
  await see(page.getByText('import { Button } from "src/design/button/Button";').first()).toBeVisible();
  await page.close();
});

test("a kiosk's story shows its whole screen, which fits on a laptop", async () => {
  const page = await (await theBrowser()).newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${site.origin}/?path=/story/plugins-kiosk-attractview--default`);
  const frame = page.locator("#storybook-preview-iframe");
  await see(frame.contentFrame().getByRole("button", { name: /Touch to start/ })).toBeVisible();
  expect(
    await frame
      .contentFrame()
      .locator("html")
      .evaluate(() => [innerWidth, innerHeight]),
  ).toEqual([1080, 1920]);
  const seen = await frame.boundingBox();
  expect((seen?.y ?? 0) + (seen?.height ?? Number.POSITIVE_INFINITY)).toBeLessThan(800);
  await see(page).toHaveTitle(/Haat$/);
  await page.close();
});
