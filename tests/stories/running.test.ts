import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { theBrowser } from "../support/browser/openBrowser";
import { see } from "../support/browser/see";
import { freePort } from "../support/freePort";

/** `npm run storybook`, as a designer has it open, with a few stories: each is compiled when it is first asked for. */
const STORIES: readonly [file: string, id: string, shows: string][] = [
  ["stories/ui/price/Price.stories.tsx", "ui-price-price--default", "₹"],
  ["stories/ui/pagination/Pagination.stories.tsx", "ui-pagination--default", "6"],
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
/** It compiles before it answers, and the machine may be busy. */
const START_MS = 150_000;
let storybook: ChildProcess;
let origin: string;

beforeAll(async () => {
  mkdirSync(dirname(OWN), { recursive: true });
  write("As it was");
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const args = ["dev", "-p", String(port), "--host", "127.0.0.1", "--no-open", "--ci", "--disable-telemetry"];
  storybook = spawn("node_modules/.bin/storybook", args, {
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: "development", HAAT_STORIES: [...STORIES.map(([file]) => file), OWN].join() },
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

test("an open story shows one change after the other by itself, also while it is at work, and its page is not loaded anew", async () => {
  const browser = await theBrowser();
  const tabs = [await browser.newPage(), await browser.newPage()];
  for (const [at, name] of ["default", "other"].entries()) {
    await tabs[at]?.goto(`${origin}/iframe.html?id=changing--${name}&viewMode=story`);
    await tabs[at]?.evaluate(() => Object.assign(window, { isSame: true }));
  }
  for (const words of ["As it was", "As it is now", "As it is at last"]) {
    write(words);
    for (const tab of tabs) await see(tab.getByText(words)).toBeVisible();
  }
  for (const tab of tabs) {
    expect(await tab.evaluate(() => "isSame" in window)).toBe(true);
    await tab.close();
  }
});
