import { autorun } from "mobx";
import { expect, it, onTestFinished, vi } from "vitest";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";

it("fetches anew what is on screen and out of date, and nothing else", async () => {
  vi.useFakeTimers();
  const cache = new CoreQueryCache();
  onTestFinished(() => cache.dispose());
  const names = ["old", "fresh", "closed"] as const;
  const fetches = new Map(names.map((name) => [name, vi.fn(async () => name)]));
  const query = (name: (typeof names)[number]) => ({
    key: [name],
    fetch: fetches.get(name) as () => Promise<string>,
    staleTime: name === "fresh" ? 60_000 : 1_000,
  });
  await cache.fetch(query("closed"));
  const shown = names.filter((name) => name !== "closed").map((name) => cache.observe(() => query(name)));
  const end = autorun(() => shown.map(({ data }) => data));
  await vi.advanceTimersByTimeAsync(5_000);
  await cache.refetchStale();
  end();
  expect(names.filter((name) => fetches.get(name)?.mock.calls.length === 2)).toEqual(["old"]);
});
