import { autorun } from "mobx";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import { StartingQueryCache } from "#kernel/query/StartingQueryCache.ts";
import { FakeClock } from "../support/fakes";

let core: CoreQueryCache;
const isOnline = () => navigator.onLine;

beforeEach(() => {
  core = new CoreQueryCache();
});
afterEach(() => core.dispose());

function goOffline(): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  dispatchEvent(new Event("offline"));
}

function goOnline(): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  dispatchEvent(new Event("online"));
}

/** Shows an answer that the network must bring. */
function show(cache: QueryCache) {
  const milk = cache.observe(() => ({ key: ["milk"], retries: 0, fetch: async () => fetched() }));
  autorun(() => [milk.data, milk.error]);
  return milk;
}

async function fetched(): Promise<string> {
  if (!isOnline()) throw new Error("no network");
  return "milk";
}

it("fetches what failed when the network is back, also if the network was lost before the cache began", async () => {
  goOffline();
  core.start();
  const milk = show(core);
  await vi.waitFor(() => expect(milk.error).not.toBeNull());
  goOnline();
  await vi.waitFor(() => expect(milk.data).toBe("milk"));
});

it("loads its core when the network is back, if it could not before", async () => {
  goOffline();
  const clock = new FakeClock();
  const cache = new StartingQueryCache(async () => {
    await fetched();
    return core;
  }, clock);
  const milk = show(cache);
  await vi.waitFor(async () => {
    await clock.pass(8_000);
    expect(milk.error).not.toBeNull();
  });
  goOnline();
  await vi.waitFor(() => expect(milk.data).toBe("milk"));
});
