import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { commands } from "#server/cli/commands.ts";
import { runCommandLine } from "#server/cli/runCommandLine.ts";
import { theBrowser } from "#tests/support/browser/openBrowser.ts";
import { arrive, PHONE, see, storedIn } from "#tests/support/browser/shopperBrowser.ts";
import { type HaatOnPostgres, startHaatOnPostgres } from "#tests/support/browser/startHaatOnPostgres.ts";
import { addButton, cartLink, findProduct, GOODS, logIn, toast, underPath } from "#tests/support/journeys/journey.ts";
import { recordingIo } from "#tests/support/platform/recordingIo.ts";

const CLOSED = "This store is closed for now";
const REASON = "We are back on Monday.";
/** What a page shows is at most two seconds old; a busy machine needs more. */
const SOON = { timeout: 30_000, interval: 100 };

describe("ADR 68, a shop in two processes whose owner closes it for a time and gives it another name", () => {
  const folder = mkdtempSync(join(tmpdir(), "haat-doors-"));
  let haat: HaatOnPostgres;
  let browser: Browser;

  beforeAll(async () => {
    [haat, browser] = await Promise.all([startHaatOnPostgres({ PROCESSES: "2" }), theBrowser()]);
  });
  afterAll(async () => {
    await haat.stop();
    rmSync(folder, { recursive: true });
  });

  const owner = async (...typed: string[]) => {
    const env = { DATABASE_URL: haat.databaseUrl, DATA_DIR: folder };
    expect(await runCommandLine(["store", ...typed], recordingIo(), env, commands)).toBe(0);
  };
  const ask = async (path: string) => {
    const answer = await fetch(`${haat.origin}${path}`, { redirect: "manual", headers: { connection: "close" } });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  /** Connections are given to the processes in turns. */
  const onBoth = async (path: string) => {
    const answers = await Promise.all([ask(path), ask(path), ask(path), ask(path)]);
    return [...new Set(answers.map(({ status }) => status))];
  };
  const becomes = (path: string, status: number) =>
    vi.waitFor(async () => expect(await onBoth(path)).toEqual([status]), SOON);

  test("says on its pages that it is closed, keeps search engines, and shows orders; an old tab says why it adds nothing", async () => {
    const { page, troubles } = await arrive(browser, { viewport: PHONE });
    const base = underPath(haat);
    await logIn(page, haat, base);
    await findProduct(page, base);
    const product = new URL(page.url()).pathname;
    await owner("close", "fresh-basket", "--reason", REASON);

    await addButton(page, GOODS.product).click();
    await see(toast(page, `${CLOSED}. ${REASON}`)).toBeVisible();
    await see(cartLink(page, 0)).toBeVisible();

    for (const path of ["/fresh-basket", "/fresh-basket/category", product, "/fresh-basket/cart"])
      await becomes(path, 503);
    const { headers, text } = await ask(product);
    expect(headers.get("retry-after")).toBe("3600");
    expect(text).toContain(REASON);
    expect(text).not.toMatch(/noindex|application\/ld\+json/);

    await page.goto(base);
    await see(page.getByRole("heading", { level: 1, name: CLOSED })).toBeVisible();
    await see(page.getByText(REASON)).toBeVisible();
    await page.getByRole("link", { name: "Your orders" }).click();
    await see(page.getByRole("heading", { name: "Orders" }).first()).toBeVisible();

    await owner("open", "fresh-basket");
    await becomes("/fresh-basket", 200);
    await findProduct(page, base);
    await addButton(page, GOODS.product).click();
    await see(cartLink(page, 1)).toBeVisible();
    // The refusals that this test asked for.
    expect(
      troubles
        .splice(0)
        .filter((words) => !/status of (409|503)/.test(words))
        .join("\n"),
    ).toBe("");
  });

  test("leads from its old address to the new one, where the shopper is logged in; an old tab goes on", async () => {
    const { page } = await arrive(browser, { viewport: PHONE });
    const old = underPath(haat, "kora-home");
    await logIn(page, haat, old);
    await page.goto(`${old}/category`);
    await see(addButton(page)).toBeVisible();
    await owner("rename", "kora-home", "kora-house");

    await addButton(page).click();
    await see(cartLink(page, 1)).toBeVisible();
    await becomes("/kora-home", 301);
    await becomes("/kora-home/category", 301);
    const { headers } = await ask("/kora-home/category?sort=price#top");
    expect(headers.get("location")).toBe("/kora-house/category?sort=price");
    expect(headers.get("cache-control")).toContain("max-age=0");

    await page.reload();
    expect(new URL(page.url()).pathname).toBe("/kora-house/category");
    await see(cartLink(page, 1)).toBeVisible();
    const names = Object.keys(await storedIn(page));
    expect(names).toContain("store_auth_kora-house");
    expect(names.filter((name) => name.endsWith("kora-home"))).toEqual([]);

    expect((await ask("/kora-home/manifest.webmanifest")).status).toBe(301);
    expect((await ask("/kora-house/manifest.webmanifest")).text).toContain("/kora-house");
    await owner("rename", "kora-house", "kora-home");
    await becomes("/kora-home", 200);
    await becomes("/kora-home/category", 200);
    await becomes("/kora-house", 301);
    await page.goto(`${old}/category`);
    await see(cartLink(page, 1)).toBeVisible();
  });
});
