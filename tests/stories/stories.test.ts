import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "../support/axeViolations";
import { openBrowser } from "../support/openBrowser";
import { serveFolder } from "../support/serveFolder";

interface Story {
  id: string;
  title: string;
  name: string;
  type: string;
}

describe("Storybook", () => {
  let folder: string;
  let site: Awaited<ReturnType<typeof serveFolder>>;
  let browser: Browser;
  let stories: Story[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "haat-stories-"));
    process.stdout.write("Building Storybook …\n");
    await promisify(execFile)(
      "node_modules/.bin/storybook",
      ["build", "-o", folder, "--disable-telemetry", "--quiet"],
      {
        maxBuffer: 64 * 1024 * 1024,
        // The tests' own NODE_ENV would leave styles out of the build.
        env: { ...process.env, NODE_ENV: "production" },
      },
    );
    const index = JSON.parse(await readFile(join(folder, "index.json"), "utf8")) as { entries: Record<string, Story> };
    stories = Object.values(index.entries).filter(({ type }) => type === "story");
    [site, browser] = await Promise.all([serveFolder(folder), openBrowser()]);
  }, 400_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it("every story draws, plays and has no axe violation, light and dark", { timeout: 900_000 }, async () => {
    const wrong: string[] = [];
    const queue = [...stories];
    const work = async () => {
      const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, reducedMotion: "reduce" });
      let faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      for (let story = queue.shift(); story; story = queue.shift()) {
        await openFrame(page, site.origin);
        faults = [];
        await drawAndCheck(page, story, faults);
        wrong.push(...faults.map((fault) => `${story?.id}: ${fault}`));
        if (queue.length % 25 === 0) process.stdout.write(`${queue.length} stories to go\n`);
      }
      await page.close();
    };
    await Promise.all([work(), work()]);
    expect(stories.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });
});

/** Loads Storybook's frame where it is not there yet, or where an open dialog keeps the rest hidden from assistive technology. */
async function openFrame(page: Page, origin: string): Promise<void> {
  const isReady = await page.evaluate(
    () => "__STORYBOOK_ADDONS_CHANNEL__" in window && !document.querySelector("#storybook-root")?.ariaHidden,
  );
  if (isReady) return;
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => "__STORYBOOK_ADDONS_CHANNEL__" in window);
}

/** In one page that stays open: by its channel Storybook changes stories and schemes in a fraction of a reload's time. */
async function drawAndCheck(page: Page, story: Story, faults: string[]): Promise<void> {
  const failure = await page.evaluate(show, story.id);
  if (failure !== null) faults.push(failure);
  await checkAccessibility(page, "light", faults);
  await page.evaluate(paint, "dark");
  await checkAccessibility(page, "dark", faults);
  await page.evaluate(paint, "light");
}

async function checkAccessibility(page: Page, scheme: string, faults: string[]): Promise<void> {
  const rules = { "document-title": { enabled: false }, "html-has-lang": { enabled: false } };
  faults.push(...(await axeViolations(page, { rules })).map((violation) => `${scheme}: ${violation}`));
}

interface Channel {
  on(event: string, listener: (detail: unknown) => void): void;
  off(event: string, listener: (detail: unknown) => void): void;
  emit(event: string, detail: object): void;
}

/** In the page. Draws a story and plays it to its end; why it failed, or null. */
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

/** In the page. Draws the story that stands there in another scheme. */
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
