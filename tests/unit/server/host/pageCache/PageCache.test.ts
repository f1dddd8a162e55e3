import { describe, expect, it, vi } from "vitest";
import { tightened } from "#server/host/page/packed.ts";
import type { KeptPage } from "#server/host/pageCache/KeptPage.types.ts";
import { PageCache } from "#server/host/pageCache/PageCache.ts";
import { aKey, aPage, wordsOf } from "./aPage";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const AT_ONCE = { withOld: 0, withNone: 0 };

function openCache({ isFed = true } = {}) {
  const state = { now: 1_000, isFed, made: 0 };
  const cache = new PageCache({ maxBytes: 1_000_000, now: () => state.now, isFed: () => state.isFed });
  const pending: { resolve(page: KeptPage): void; reject(error: Error): void }[] = [];
  const make = () => {
    state.made += 1;
    return new Promise<KeptPage>((resolve, reject) => pending.push({ resolve, reject }));
  };
  /** Waits until a page is being made, and ends that with this result. */
  const finish = async (page: KeptPage | Error) => {
    await settle();
    const next = pending.shift();
    if (next === undefined) throw new Error("Nothing is being made.");
    if (page instanceof Error) next.reject(page);
    else next.resolve(page);
    await settle();
  };
  const ask = (key = aKey("/"), limits = { withOld: 300, withNone: 10_000 }) =>
    cache.ask(key, make, limits).then(wordsOf);
  const fill = async (page = aPage("first"), key = aKey("/")) => {
    const asked = ask(key);
    await finish(page);
    return asked;
  };
  return { cache, state, ask, finish, fill };
}

const settle = () => new Promise<void>((done) => setImmediate(done));

describe("a page that is kept", () => {
  const kept = (cache: PageCache) => cache.ask(aKey("/"), () => Promise.reject(new Error("Not now.")), AT_ONCE);

  /** Long enough for the best quality to be smaller. */
  const LONG = Array.from({ length: 500 }, (_, place) => place * place).join(" ");
  const isTight = (cache: PageCache) => cache.fresh(aKey("/"))?.body.isTight;
  const untilSmaller = (cache: PageCache, bytes: number) =>
    vi.waitFor(() => expect(cache.bytes).toBeLessThan(bytes), 15_000);

  it("is packed as small as possible in the background at the second request", async () => {
    const { cache, fill } = openCache();
    await fill(aPage(LONG));
    const { bytes } = cache;
    // The browser of the first visit asks for the page's data.
    expect(isTight(cache)).toBe(false);
    // Packing that began too early has most likely ended when the same packing, begun after it, has.
    await tightened(aPage(LONG).body);
    expect(cache.bytes).toBe(bytes);
    expect(isTight(cache)).toBe(false);
    await untilSmaller(cache, bytes);
    expect(isTight(cache)).toBe(true);
  });

  it("is packed once for the same bytes, whenever they are requested", async () => {
    const { cache, fill, state, finish, ask } = openCache();
    await fill(aPage(LONG));
    const { bytes } = cache;
    const makeAnew = async (words: string) => {
      state.now += 2 * MINUTE;
      await ask();
      await finish(aPage(words));
    };
    await makeAnew(LONG);
    await ask();
    await untilSmaller(cache, bytes);
    const body = (await kept(cache))?.body;
    await makeAnew(LONG);
    expect((await kept(cache))?.body).toBe(body);
    await makeAnew("other");
    expect(wordsOf(await kept(cache))).toBe("other");
  });
});

describe("a page that many request", () => {
  it("is served without waiting while it is fresh and unchanged", async () => {
    const { cache, fill, state } = openCache();
    const fresh = () => wordsOf(cache.fresh(aKey("/")));
    expect(fresh()).toBeUndefined();
    await fill();
    state.now += 59 * SECOND;
    expect(fresh()).toBe("first");
    state.now += 2 * SECOND;
    expect(fresh()).toBeUndefined();
    state.now -= 2 * SECOND;
    cache.outdate("store-1", true);
    expect(fresh()).toBeUndefined();
  });

  it("is made once for twenty requests at the same time, and for all others while it is fresh", async () => {
    const { ask, finish, state } = openCache();
    const asked = Array.from({ length: 20 }, () => ask());
    await finish(aPage("first"));
    expect(await Promise.all(asked)).toEqual(Array(20).fill("first"));
    state.now += 59 * SECOND;
    expect(await ask()).toBe("first");
    expect(state.made).toBe(1);
  });

  it("is served while it is stale and made anew once; then the new one is served", async () => {
    const { ask, finish, fill, state } = openCache();
    await fill();
    state.now += 2 * MINUTE;
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(["first", "first", "first"]);
    expect(state.made).toBe(2);
    await finish(aPage("second"));
    expect(await ask()).toBe("second");
    expect(state.made).toBe(2);
  });

  it("makes callers wait when the kept one is too old", async () => {
    const { ask, finish, fill, state } = openCache();
    await fill();
    state.now += 11 * MINUTE;
    const asked = ask();
    await finish(aPage("second"));
    expect(await asked).toBe("second");
  });

  it("counts its age from the beginning of its making, however long that took", async () => {
    const { ask, finish, state } = openCache();
    const asked = ask();
    await settle();
    state.now += 2 * MINUTE;
    await finish(aPage("slow"));
    await asked;
    void ask();
    await settle();
    expect(state.made).toBe(2);
  });
});

describe("a reported change", () => {
  it("makes the next caller wait for the new page", async () => {
    const { cache, ask, finish, fill } = openCache();
    await fill(aPage("₹30"));
    cache.outdate("store-1", true);
    const asked = ask();
    await finish(aPage("₹25"));
    expect(await asked).toBe("₹25");
  });

  it("leaves another store's pages alone", async () => {
    const { cache, ask, fill, state } = openCache();
    await fill();
    cache.outdate("store-2", true);
    expect(await ask()).toBe("first");
    expect(state.made).toBe(1);
  });

  it("of a new store replaces the page that said there was none", async () => {
    const { cache, ask, finish, fill } = openCache();
    await fill(aPage("no such store", { status: 404, storeId: undefined }));
    cache.outdate("store-2", true);
    const asked = ask();
    await finish(aPage("open"));
    expect(await asked).toBe("open");
  });

  it("of stock lets the old page be served once more while a new one is made", async () => {
    const { cache, ask, finish, fill, state } = openCache();
    await fill(aPage("in stock"));
    cache.outdate("store-1", false);
    state.now += 1;
    expect(await ask()).toBe("in stock");
    await finish(aPage("sold out"));
    expect(await ask()).toBe("sold out");
  });

  it.each([
    ["of this store", "store-1"],
    ["of any store", undefined],
  ])("%s while the page is being made leaves a page that is not kept for fresh", async (_, storeId) => {
    const { cache, ask, finish, state } = openCache();
    const asked = ask();
    await settle();
    cache.outdate(storeId, true);
    await finish(aPage("maybe the old price"));
    await asked;
    const next = ask();
    await finish(aPage("the new price"));
    expect(await next).toBe("the new price");
    expect(state.made).toBe(2);
  });

  it("can be missed only for seconds while changes are not reported", async () => {
    const { ask, finish, fill, state } = openCache();
    await fill(aPage("old price"));
    state.isFed = false;
    state.now += 11 * SECOND;
    const asked = ask();
    await finish(aPage("new price"));
    expect(await asked).toBe("new price");
  });
});

describe("bar 14, a platform that fails", () => {
  it("makes callers wait longer when no page is kept, then answers without one, and still fills the cache", async () => {
    const { ask, finish, state, fill } = openCache();
    expect(await ask(aKey("/"), AT_ONCE)).toBeUndefined();
    await finish(aPage("late"));
    expect(await ask(aKey("/"), AT_ONCE)).toBe("late");
    const other = aKey("/other");
    await fill(aPage("old"), other);
    state.now += 20 * MINUTE;
    const limits = { withOld: 0, withNone: MINUTE };
    const asked = ask(aKey("/new"), limits);
    expect(await ask(other, limits)).toBe("old");
    await finish(aPage("new"));
    expect(await asked).toBe("new");
  });

  it("keeps the old page when it is too slow for the new one, and lets only one shopper wait", async () => {
    const { ask, fill, state } = openCache();
    await fill();
    state.now += 20 * MINUTE;
    expect(await ask(aKey("/"), { withOld: 1, withNone: MINUTE })).toBe("first");
    state.now += MINUTE;
    // If this waited again, it would take a minute.
    expect(await ask(aKey("/"), { withOld: MINUTE, withNone: MINUTE })).toBe("first");
    expect(state.made).toBe(2);
  });

  const failures: [what: string, outcome: KeptPage | Error][] = [
    ["fails", new Error("down")],
    ["answers in part", aPage("the offers did not load", { isWhole: false })],
    ["answers nothing", aPage("shell", { status: 503, isWhole: false })],
  ];
  it.each(failures)("keeps the old page, even an outdated one, when it %s, and tries again", async (_, outcome) => {
    const { cache, ask, finish, fill, state } = openCache();
    await fill();
    cache.outdate(undefined, true);
    state.now += 30 * MINUTE;
    const asked = ask();
    await finish(outcome);
    expect(await asked).toBe("first");
    const next = ask();
    await finish(aPage("back"));
    expect(await next).toBe("back");
  });

  it.each(failures.slice(1))(
    "is shown as it %s when no page is kept, and that page is not kept",
    async (_, outcome) => {
      const { ask, finish, state } = openCache();
      const asked = ask();
      await finish(outcome);
      expect(await asked).toBe(wordsOf(outcome as KeptPage));
      void ask();
      await settle();
      expect(state.made).toBe(2);
    },
  );

  it("serves no page that is a day old", async () => {
    const { ask, finish, fill, state } = openCache();
    await fill();
    state.now += 61 * MINUTE;
    const asked = ask();
    await finish(new Error("down"));
    expect(await asked).toBeUndefined();
  });

  it("is asked for at most eight pages at once, and callers beyond the queue do not wait", async () => {
    const { cache, state } = openCache();
    const never = () => {
      state.made += 1;
      return new Promise<KeptPage>(() => {});
    };
    const asked = Array.from({ length: 300 }, (_, index) => cache.ask(aKey(`/${index}`), never, AT_ONCE));
    expect((await Promise.all(asked)).every((page) => page === undefined)).toBe(true);
    expect(state.made).toBe(8);
  });
});

describe("a page that does not exist", () => {
  it("is remembered for seconds, and never shown once the page exists", async () => {
    const { ask, finish, fill, state } = openCache();
    await fill(aPage("Not Found", { status: 404 }));
    state.now += 4 * SECOND;
    expect(await ask()).toBe("Not Found");
    state.now += 2 * SECOND;
    const asked = ask();
    await finish(aPage("opened"));
    expect(await asked).toBe("opened");
  });

  it("does not stand in for a 503 when the platform is down", async () => {
    const { ask, finish, fill, state } = openCache();
    await fill(aPage("Not Found", { status: 404 }));
    state.now += 6 * SECOND;
    const asked = ask();
    await finish(new Error("down"));
    expect(await asked).toBeUndefined();
  });
});
