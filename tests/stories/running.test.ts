import { type ChildProcess, spawn } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { theBrowser } from "../support/browser/openBrowser";
import { see } from "../support/browser/see";
import { freePort } from "../support/freePort";

/** `npm run storybook`, as a designer has it open: each story is compiled when it is first asked for. */
/** It compiles before it answers, and the machine may be busy. */
const START_MS = 150_000;
let storybook: ChildProcess;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const args = ["dev", "-p", String(port), "--host", "127.0.0.1", "--no-open", "--ci", "--disable-telemetry"];
  storybook = spawn("node_modules/.bin/storybook", args, {
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: "development" },
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
});

test("a story opens again after another one was compiled", async () => {
  const page = await (await theBrowser()).newPage();
  const troubles: string[] = [];
  page.on(
    "response",
    (response) => response.status() >= 400 && troubles.push(`${response.status()} ${response.url()}`),
  );
  const open = (story: string) => page.goto(`${origin}/iframe.html?id=${story}&viewMode=story`);
  for (let visit = 0; visit < 2; visit += 1) {
    await open("ui-price-price--default");
    await see(page.getByText("₹").first()).toBeVisible();
    await open("ui-pagination--default");
    await see(page.getByRole("button").first()).toBeVisible();
  }
  expect(troubles).toEqual([]);
  await page.close();
});
