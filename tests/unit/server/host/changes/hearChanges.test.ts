import type { FastifyInstance } from "fastify";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { StoreChange } from "#contract/store/changes.ts";
import { hearChanges } from "#server/host/changes/hearChanges.ts";
import type { PageCache } from "#server/host/pageCache/PageCache.ts";

const PRICE: StoreChange = { storeId: "s", kind: "catalogue" };
const STOCK: StoreChange = { storeId: "s", kind: "stock" };

/** Starts asking for changes. @returns the platform's pending changes, and mocks of the reading and of the cache */
async function listening() {
  const hooks = new Map<string, () => Promise<void>>();
  const addHook = (name: string, hook: () => Promise<void>) => void hooks.set(name, hook);
  const app = { addHook, log: { warn: vi.fn() } } as unknown as FastifyInstance;
  const outdate = vi.fn();
  const changes: StoreChange[] = [];
  const read = vi.fn(async () => ({ cursor: "1", changes: changes.splice(0), everything: false }));
  hearChanges(app, { outdate } as unknown as PageCache, read);
  await hooks.get("onListen")?.();
  return { changes, read, outdate, close: () => hooks.get("preClose")?.() };
}

describe("the news of changes in a process that serves pages", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("comes a second after the change at most: with a second to draw it, a page shows it within two (ADR 14)", async () => {
    const { changes, outdate } = await listening();
    await vi.advanceTimersByTimeAsync(0);
    changes.push(PRICE, STOCK);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(outdate.mock.calls).toEqual([
      ["s", true],
      ["s", false],
    ]);
  });

  it("is requested by one call at a time, and by none after the end", async () => {
    const { read, close } = await listening();
    let answer = () => {};
    read.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ cursor: "2", changes: [], everything: false });
        }),
    );
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read).toHaveBeenCalledTimes(2);
    answer();
    await close();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
