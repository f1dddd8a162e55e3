import { describe, expect, it } from "vitest";
import { RecentEntries, RecentlyViewed } from "#domain/catalogue/index.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { aProduct } from "#stories/support/builders.ts";

const KEY = "store_viewed_fresh-basket";

function viewed(storage = new MemoryStorage()) {
  const product = (id: string) =>
    ({ data: id === "gone" ? undefined : aProduct({ id }) }) as ObservableQuery<ReturnType<typeof aProduct>>;
  return { storage, viewed: new RecentlyViewed({ product }, new RecentEntries(storage, KEY, 4)) };
}

describe("recently viewed products", () => {
  it("are the newest first, each once, without the one on screen and those that are gone", () => {
    const { viewed: store } = viewed();
    for (const id of ["rice", "gone", "milk", "ghee", "milk"]) store.add(id);
    expect(store.besides("milk", 5).map(({ id }) => id)).toEqual(["ghee", "rice"]);
    expect(store.besides("nothing", 2).map(({ id }) => id)).toEqual(["milk", "ghee"]);
  });

  it("are kept in this browser, no more than a few", () => {
    const { storage, viewed: store } = viewed();
    for (const id of ["a", "b", "c", "d", "e"]) store.add(id);
    expect(storage.getItem(KEY)).toBe('["e","d","c","b"]');
    expect(viewed(storage).viewed.besides("e", 9)).toHaveLength(3);
  });
});
