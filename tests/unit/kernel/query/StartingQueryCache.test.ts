import { type DehydratedState, hashKey } from "@tanstack/query-core";
import { autorun } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError, NetworkError } from "#kernel/http/errors.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { CUSTOMER_KEY } from "#kernel/query/customerKey.ts";
import { hashOf } from "#kernel/query/hashOf.ts";
import { StartingQueryCache } from "#kernel/query/StartingQueryCache.ts";
import { FakeClock } from "../support/fakes";

const MINUTE = 60_000;

let core: CoreQueryCache;
let load: ReturnType<typeof vi.fn<() => Promise<CoreQueryCache>>>;
let clock: FakeClock;
let cache: StartingQueryCache;
beforeEach(() => {
  core = new CoreQueryCache();
  load = vi.fn(async () => core);
  clock = new FakeClock();
  cache = new StartingQueryCache(load, clock);
});
afterEach(() => core.dispose());

/** What the host sends when it has fetched these answers. */
async function sent(answers: [key: unknown[], answer: unknown][]): Promise<DehydratedState> {
  const host = new CoreQueryCache();
  for (const [key, answer] of answers) {
    const fetch = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
    await host.prefetch({ key, fetch });
  }
  return JSON.parse(JSON.stringify(host.dehydrate())) as DehydratedState;
}

const milk = (fetch = vi.fn(async () => "fresh milk")) => ({ key: ["product", "milk"], fetch, staleTime: MINUTE });

function watch<T>(read: () => T): T[] {
  const seen: T[] = [];
  autorun(() => seen.push(read()));
  return seen;
}

describe("the query cache of a page that starts", () => {
  it("answers from what the host sent, without the core", async () => {
    cache.hydrate(
      await sent([
        [["product", "milk"], "milk"],
        [
          ["products", { page: 1, size: 2 }],
          ["milk", "bread"],
        ],
        [["product", "gone"], new HttpError(404, "NOT_FOUND", "This product is not there.")],
      ]),
    );
    const known = cache.observe(() => milk());
    const gone = cache.observe(() => ({ key: ["product", "gone"], fetch: async () => "" }));
    expect(watch(() => [known.data, known.error, known.isPending, known.isFetching])).toEqual([
      ["milk", null, false, false],
    ]);
    expect(watch(() => [gone.data, gone.error?.message, gone.isPending])).toEqual([
      [undefined, "This product is not there.", false],
    ]);
    expect(gone.error).toBeInstanceOf(HttpError);
    expect(cache.get(["product", "milk"])).toBe("milk");
    expect(await cache.fetch(milk())).toBe("milk");
    expect(cache.under(["products"]).map(({ data }) => data)).toEqual([["milk", "bread"]]);
    expect(load).not.toHaveBeenCalled();
  });

  it("loads the core once when any answer is missing", async () => {
    const [bread, tea] = [vi.fn(async () => "bread"), vi.fn(async () => "tea")];
    const query = cache.observe(() => ({ key: ["product", "bread"], fetch: bread }));
    const seen = watch(() => [query.isPending, query.data]);
    await expect(cache.fetch({ key: ["product", "tea"], fetch: tea })).resolves.toBe("tea");
    await vi.waitFor(() => expect(seen.at(-1)).toEqual([false, "bread"]));
    expect(seen[0]).toEqual([true, undefined]);
    for (const called of [load, bread, tea]) expect(called).toHaveBeenCalledOnce();
  });

  it("fetches nothing that may not be fetched yet", () => {
    const query = cache.observe(() => ({ ...milk(), enabled: false }));
    expect(watch(() => [query.isPending, query.data])).toEqual([[false, undefined]]);
    expect(load).not.toHaveBeenCalled();
  });

  it("draws nothing again when the core takes over, not even a screen that begins to observe while it is drawn", async () => {
    cache.hydrate(await sent([[["product", "milk"], "milk"]]));
    const query = cache.observe(() => milk());
    const screen = watch(() => query.data);
    const other = watch(() => cache.observe(() => milk()) && cache.get(["product", "milk"]));
    await cache.complete();
    expect(screen).toEqual(["milk"]);
    expect(other).toEqual(["milk"]);
    core.set(["product", "milk"], "whole milk");
    await vi.waitFor(() => expect(screen).toEqual(["milk", "whole milk"]));
    expect(other).toEqual(["milk"]);
  });

  it("gives the core the values that were set, with their times, and the host's answers", async () => {
    cache.hydrate(await sent([[["product", "milk"], "milk"]]));
    cache.set(["product", "tea"], "tea", Date.now() - 2 * MINUTE);
    cache.set(["product", "rice"], "rice");
    await cache.complete();
    const fetch = vi.fn(async () => "asked");
    const answers = ["milk", "tea", "rice"].map((id) => core.fetch({ key: ["product", id], fetch, staleTime: MINUTE }));
    await expect(Promise.all(answers)).resolves.toEqual(["milk", "asked", "rice"]);
  });

  it("shows a value that is set to its observers", () => {
    const query = cache.observe(() => milk());
    const seen = watch(() => query.data);
    cache.set(["product", "milk"], "milk");
    expect(seen).toEqual([undefined, "milk"]);
  });

  it("forgets a shopper's own answers, and the core never gets them", async () => {
    cache.set([CUSTOMER_KEY, "asha", "profile"], "Asha");
    cache.set(["product", "milk"], "milk");
    cache.forgetCustomer();
    expect(cache.get([CUSTOMER_KEY, "asha", "profile"])).toBeUndefined();
    await cache.complete();
    expect(core.get([CUSTOMER_KEY, "asha", "profile"])).toBeUndefined();
    expect(core.get(["product", "milk"])).toBe("milk");
  });

  it("names keys as the core does", () => {
    const keys = [
      ["a", 1, null, true],
      ["products", { b: [1, { d: 1, c: 2 }], a: "x", none: undefined }],
      ["ü", ['"']],
    ];
    for (const key of keys) expect(hashOf(key)).toBe(hashKey(key));
  });
});

describe("a core that fails to load", () => {
  const lost = () => Promise.reject(new Error("Loading chunk 1 failed."));

  it("is requested again after 1, 2 and 4 s, and then is an error that the screen can show", async () => {
    load.mockImplementation(lost);
    const query = cache.observe(() => milk());
    const seen = watch(() => [query.isPending, query.error]);
    const fetched = expect(cache.fetch(milk())).rejects.toBeInstanceOf(NetworkError);
    for (const [seconds, calls] of [
      [0, 1],
      [1, 2],
      [2, 3],
      [4, 4],
    ] as const) {
      await clock.pass(seconds * 1000);
      expect(load).toHaveBeenCalledTimes(calls);
    }
    await fetched;
    expect(seen).toEqual([
      [true, null],
      [false, expect.any(NetworkError)],
    ]);
  });

  it("is requested again by the next try, and then everything works", async () => {
    load.mockImplementation(lost);
    const query = cache.observe(() => milk());
    const seen = watch(() => [query.isPending, query.data]);
    await clock.pass(7_000);
    load.mockImplementation(async () => core);
    await query.refetch();
    expect(seen.slice(0, 4)).toEqual([
      [true, undefined],
      [false, undefined],
      [true, undefined],
      [false, "fresh milk"],
    ]);
  });

  it("does not change the screen, and fails no call that nobody waits for", async () => {
    load.mockImplementation(lost);
    cache.hydrate(await sent([[["product", "milk"], "milk"]]));
    const query = cache.observe(() => milk());
    const seen = watch(() => [query.data, query.error]);
    const calls = [cache.prefetch({ key: ["x"], fetch: async () => 1 }), cache.invalidate(["x"]), cache.refetchStale()];
    await clock.pass(7_000);
    await expect(Promise.all(calls)).resolves.toEqual([undefined, undefined, undefined]);
    expect(seen).toEqual([["milk", null]]);
  });
});
