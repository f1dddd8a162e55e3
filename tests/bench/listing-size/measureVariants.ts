import { rm } from "node:fs/promises";
import { get } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import type { Browser } from "playwright";
import { answersPath } from "#app/boot/protocol.ts";
import { openBrowser } from "#tests/support/browser/openBrowser.ts";
import { startHaat } from "#tests/support/browser/startHaat.ts";
import { warmUp } from "#tests/support/host/firstPages.ts";
import { median, rounded } from "../report/figures";
import { SCREENS, type Screen, type VariantFigures } from "./ListingSize.types";
import { manyVariants } from "./manyVariants";
import { addressOf, load, type Market, marketOf } from "./measureListings";

/** The same products, with two variants each and with `variants` each. */
export async function measureVariants(runs: number, products: number, variants: number): Promise<VariantFigures[]> {
  const { dataDir, category } = await manyVariants(products, variants);
  const shop = await startHaat({ DATA_DIR: dataDir });
  const browser = await openBrowser();
  try {
    const [few, many] = [await marketOf(shop, "market-2", category), await marketOf(shop, "market-1", category)];
    const results: VariantFigures[] = [];
    for (const screen of SCREENS) {
      const [small, large] = [await bytesOf(few, screen), await bytesOf(many, screen)];
      const times = await timesOf(browser, few, many, screen, runs);
      results.push({ screen, small: { ...small, ...times.small }, large: { ...large, ...times.large } });
      process.stdout.write(`${JSON.stringify(results.at(-1))}\n`);
    }
    return results;
  } finally {
    await browser.close();
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function timesOf(browser: Browser, few: Market, many: Market, screen: Screen, runs: number) {
  const seen = { small: [] as Visit[], large: [] as Visit[] };
  // In turn, and each first equally often, so that other work of the machine slows both.
  for (let run = 0; run < runs; run += 1) {
    const turns = [["small", few] as const, ["large", many] as const];
    for (const [which, market] of run % 2 === 0 ? turns : turns.reverse()) {
      seen[which].push(await load(browser, market, screen));
    }
  }
  const figures = (visits: Visit[]) => ({
    ms: rounded(median(visits.map(({ ms }) => ms))),
    nodes: median(visits.map(({ nodes }) => nodes)),
    lcp: rounded(median(visits.map(({ lcp }) => lcp))),
  });
  return { small: figures(seen.small), large: figures(seen.large) };
}

type Visit = Awaited<ReturnType<typeof load>>;

/** KiB of the page, of the data that follows it, and of a list. */
async function bytesOf(market: Market, screen: Screen) {
  const address = addressOf(market, screen);
  await warmUp(address);
  const { origin, pathname, search } = new URL(address);
  const list = await fetch(`${origin}/api/products?storeId=${market.storeId}&page=1&size=30`);
  const json = Buffer.from(await list.arrayBuffer());
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return {
    html: kib(await sentBytes(address)),
    data: kib(await sentBytes(`${origin}${answersPath(pathname + search)}`)),
    list: kib(brotliCompressSync(json, { params }).length),
    json: kib(json.length),
  };
}

const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;

const sentBytes = (address: string) =>
  new Promise<number>((resolve, reject) => {
    get(address, { headers: { "accept-encoding": "br" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on("end", () => resolve(bytes));
    }).on("error", reject);
  });
