import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openBrowser } from "#tests/support/browser/openBrowser.ts";
import { startHaat } from "#tests/support/browser/startHaat.ts";
import { firstPages, warmUp } from "#tests/support/host/firstPages.ts";
import { firstLoad } from "#tests/support/speed/firstLoad.ts";
import { requestsBeforePaint } from "#tests/support/speed/requestsBeforePaint.ts";
import { type LongestTask, longestTask } from "./longestTask";
import { PHONE_SCREEN } from "./phoneScreen";
import { runLighthouse, type Visit } from "./runLighthouse";
import { writeStaticPages } from "./staticPage";

export interface Measured {
  page: string;
  store: string;
  isStatic: boolean;
  isDrawn: boolean;
  devtools: Visit[];
  simulated: Visit[];
  tasks: LongestTask[];
  requestsBeforePaint: number;
  /** KiB of JavaScript that the page had asked for when its program had hydrated; what is fetched ahead comes later. */
  awakeKiB: number;
}

const PAINT_PATIENCE_MS = 2_500;

/** Measures every page once before the next round, so that a busy minute slows all of them. */
export async function measurePages(runs: number, stores: readonly string[]): Promise<Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), "haat-static-"));
  const shop = await startHaat();
  let server: ChildProcess | undefined;
  try {
    const pages: { page: string; store: string; address: string; isStatic: boolean }[] = [];
    for (const store of stores) {
      const addresses = await firstPages(shop.origin, store);
      for (const [page, address] of Object.entries(addresses)) pages.push({ page, store, address, isStatic: false });
    }
    await writeStatic(pages.find(({ page }) => page === "listing")?.address ?? "", folder);
    const started = await startStatic(folder);
    server = started.server;
    const beside = (name: string) => ({ page: name, store: "", address: `${started.origin}/${name}`, isStatic: true });
    const all = [beside("preloaded"), beside("inlined"), ...pages];
    const results = new Map<string, Measured>();
    for (const { page, store, address, isStatic } of all) {
      const isDrawn = isStatic || (await warmUp(address));
      const none = { devtools: [], simulated: [], tasks: [], requestsBeforePaint: 0, awakeKiB: 0 };
      results.set(address, { page, store, isStatic, isDrawn, ...none });
    }
    for (let run = 1; run <= runs; run += 1) {
      for (const [address, result] of results) {
        if (!result.isStatic) await warmUp(address);
        result.devtools.push(await again(() => runLighthouse(address, "devtools", false)));
        result.simulated.push(await again(() => runLighthouse(address, "simulate", true)));
        await inBrowser(address, result);
        const { lcp, fcp, tbt } = result.devtools.at(-1) ?? {};
        const task = result.tasks.at(-1);
        const says = `LCP ${lcp?.toFixed(0)}, FCP ${fcp?.toFixed(0)}, TBT ${tbt?.toFixed(0)}, longest task ${task?.ms.toFixed(0)} (${task?.what})`;
        process.stdout.write(`${run}/${runs} ${result.store} ${result.page}: ${says}\n`);
      }
    }
    return [...results.values()];
  } finally {
    server?.kill("SIGTERM");
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lighthouse sometimes loses its trace, reports that, and asks to be run again. */
async function again<T>(look: () => Promise<T>): Promise<T> {
  return look().catch(look).catch(look);
}

/** Opens one browser at a time, because a second one would take processor time from the measurement. */
async function inBrowser(address: string, result: Measured): Promise<void> {
  const browser = await openBrowser();
  try {
    result.tasks.push(await longestTask(browser, address));
    if (result.requestsBeforePaint === 0) {
      result.requestsBeforePaint = await requestsBeforePaint(browser, address, PHONE_SCREEN, PAINT_PATIENCE_MS);
      if (!result.isStatic) result.awakeKiB = (await firstLoad(browser, address, PHONE_SCREEN)).awakeKiB;
    }
  } finally {
    await browser.close();
  }
}

async function writeStatic(listing: string, folder: string): Promise<void> {
  const browser = await openBrowser();
  try {
    const count = await writeStaticPages(browser, listing, folder);
    process.stdout.write(`The static page shows ${count} pictures of ${listing}\n`);
  } finally {
    await browser.close();
  }
}

async function startStatic(folder: string): Promise<{ server: ChildProcess; origin: string }> {
  const server = spawn(process.execPath, ["--import", "tsx", "tests/bench/pages/staticServer.ts"], {
    env: { ...process.env, FOLDER: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  server.once("exit", (code) => code && process.stderr.write(`The static page's server ended with ${code}\n`));
  const [line] = (await once(createInterface({ input: server.stdout }), "line")) as [string];
  return { server, origin: (JSON.parse(line) as { origin: string }).origin };
}
