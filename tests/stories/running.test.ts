import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { theBrowser } from "#tests/support/browser/openBrowser.ts";
import { see } from "#tests/support/browser/see.ts";
import { freePort } from "#tests/support/freePort.ts";

/** `npm run storybook`, as a designer has it open, with a few stories: each is compiled when it is first asked for. */
const STORIES: readonly [file: string, id: string, shows: string][] = [
  ["stories/commerce/price/Price.stories.tsx", "ui-price-price--default", "₹"],
  ["stories/design/pagination/Pagination.stories.tsx", "ui-pagination--default", "6"],
  ["stories/features/cart/views/EmptyCart.stories.tsx", "features-cart-emptycart--default", "Your Cart is Empty"],
];
/** Stories that a test changes: a file of the repository would change for other tests, too. They are long at work. */
const OWN = ".cache/running-storybook/Changing.stories.tsx";
const write = (words: string) =>
  writeFileSync(
    OWN,
    `export default { title: "Changing", afterEach: () => new Promise((resolve) => setTimeout(resolve, 700)) };
export const Default = { render: () => <p>${words}</p> };
export const Other = { render: () => <b>${words}</b> };
`,
  );
/** Stands before it in the list. */
const BESIDE = ".cache/running-storybook/Beside.stories.tsx";
/** It compiles before it answers, and the machine may be busy. */
const START_MS = 150_000;
let storybook: ChildProcess;
let origin: string;

beforeAll(async () => {
  mkdirSync(dirname(OWN), { recursive: true });
  write("As it was");
  writeFileSync(BESIDE, 'export default { title: "Beside" };\nexport const Default = { render: () => "Beside" };\n');
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const args = ["dev", "-p", String(port), "--host", "127.0.0.1", "--no-open", "--ci", "--disable-telemetry"];
  storybook = spawn("node_modules/.bin/storybook", args, {
    stdio: "ignore",
    env: {
      ...process.env,
      NODE_ENV: "development",
      HAAT_STORIES: [...STORIES.map(([file]) => file), BESIDE, OWN].join(),
    },
  });
  const answers = () =>
    fetch(`${origin}/iframe.html`).then(
      ({ ok }) => ok,
      () => false,
    );
  await see.poll(answers, { timeout: START_MS }).toBe(true);
});
afterAll(async () => {
  const ended = new Promise((resolve) => storybook.once("exit", resolve));
  storybook.kill();
  await ended;
  rmSync(dirname(OWN), { recursive: true });
});

test("three stories open again after others were compiled, in two tabs", async () => {
  const browser = await theBrowser();
  const tabs = [await browser.newPage(), await browser.newPage()];
  const troubles: string[] = [];
  for (const tab of tabs) {
    tab.on("response", (response) => {
      if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
    });
    for (const [, id, shows] of STORIES) {
      await tab.goto(`${origin}/iframe.html?id=${id}&viewMode=story`);
      await see(tab.locator("#storybook-root").getByText(shows).first()).toBeVisible();
    }
  }
  expect(troubles).toEqual([]);
  for (const tab of tabs) await tab.close();
});

test("an open story shows one change after the other by itself, without loading its page anew", async () => {
  const browser = await theBrowser();
  const tabs = [await browser.newPage(), await browser.newPage()];
  const compiled: (string | null)[] = [];
  for (const [at, name] of ["default", "other"].entries()) {
    tabs[at]?.on("request", (request) => {
      if (request.url().endsWith("/lazy/trigger")) compiled.push(request.postData());
    });
    await tabs[at]?.goto(`${origin}/?path=/story/changing--${name}`);
  }
  const frames = tabs.map((tab) => tab.frameLocator("#storybook-preview-iframe"));
  const shown = (words: string) => Promise.all(frames.map((frame) => see(frame.getByText(words)).toBeVisible()));
  await shown("As it was");
  for (const frame of frames) await frame.locator("html").evaluate((html) => html.setAttribute("data-same", ""));
  for (const words of ["As it is now", "As it is at last"]) {
    write(words);
    await shown(words);
  }
  for (const frame of frames) await see(frame.locator("html")).toHaveAttribute("data-same");
  expect(compiled.filter((files) => files?.includes("Beside"))).toEqual([]);
  for (const tab of tabs) await tab.close();
});
