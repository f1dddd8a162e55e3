import type { Page } from "playwright";
import { see } from "../browser/see";

/** Lets the page's clock run until the worker is installed and the catalogue is stored. */
export async function untilKept(page: Page, names: readonly RegExp[]): Promise<void> {
  const missing = async () => {
    await page.clock.runFor(1_000);
    const kept = await addressesIn(page);
    return names.filter((name) => !kept.some((address) => name.test(address))).map(String);
  };
  await see.poll(missing).toEqual([]);
  await see.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
}

/** The addresses whose answers are in the browser's caches. */
export function addressesIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(all)).flat().map(({ url }) => url);
  });
}

export interface Kept {
  cache: string;
  address: string;
  headers: string;
  text: string;
}

/** Everything in the browser's caches for this origin: the requests with their headers, and the answers. */
export function keptIn(page: Page): Promise<Kept[]> {
  return page.evaluate(async () => {
    const all: Kept[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const headers = JSON.stringify([[...request.headers], [...(answer?.headers ?? [])]]);
        all.push({ cache: name, address: request.url, headers, text: (await answer?.text()) ?? "" });
      }
    }
    return all;
  });
}

/** The paths for which this browser has a worker of this origin. */
export function workersOf(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
}
