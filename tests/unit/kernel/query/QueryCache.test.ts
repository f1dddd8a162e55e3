import { autorun, observable, runInAction } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError, NetworkError, SessionEnded } from "#kernel/http/errors.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { StartingQueryCache } from "#kernel/query/StartingQueryCache.ts";
import { FakeClock } from "../support/fakes";

const watch = <T>(read: () => T) => {
  const seen: T[] = [];
  const end = autorun(() => seen.push(read()));
  return { seen, end };
};

const KINDS: [string, (core: CoreQueryCache) => CoreQueryCache | StartingQueryCache][] = [
  ["on the query core", (core) => core],
  ["while a page starts", (core) => new StartingQueryCache(async () => core, new FakeClock())],
];

describe.each(KINDS)("%s", (_kind, make) => {
  let core: CoreQueryCache;
  let cache: ReturnType<typeof make>;
  beforeEach(() => {
    vi.useFakeTimers();
    core = new CoreQueryCache();
    cache = make(core);
  });
  afterEach(() => core.dispose());

  describe("the query cache (spec 7.1)", () => {
    it("shares one call between all who request it at once", async () => {
      const fetch = vi.fn(async () => "milk");
      const query = { key: ["product"], fetch };
      await expect(Promise.all([cache.fetch(query), cache.fetch(query), cache.fetch(query)])).resolves.toEqual([
        "milk",
        "milk",
        "milk",
      ]);
      expect(fetch).toHaveBeenCalledOnce();
    });

    it("answers from memory until the stale time is over", async () => {
      const fetch = vi.fn(async () => "milk");
      const query = { key: ["product"], fetch, staleTime: 60_000 };
      await cache.fetch(query);
      vi.advanceTimersByTime(59_000);
      await cache.fetch(query);
      expect(fetch).toHaveBeenCalledOnce();
      vi.advanceTimersByTime(2000);
      await cache.fetch(query);
      expect(fetch).toHaveBeenCalledTimes(2);
    });

    it("forgets an answer that nobody has looked at for five minutes", async () => {
      await cache.fetch({ key: ["product"], fetch: async () => "milk" });
      vi.advanceTimersByTime(299_000);
      expect(cache.get(["product"])).toBe("milk");
      vi.advanceTimersByTime(2000);
      expect(cache.get(["product"])).toBeUndefined();
    });

    it("tries a failed fetch three times more, after 1, 2 and 4 s", async () => {
      const times: number[] = [];
      const start = Date.now();
      const fetch = vi.fn(() => {
        times.push(Date.now() - start);
        return Promise.reject(new NetworkError());
      });
      const failed = expect(cache.fetch({ key: ["x"], fetch })).rejects.toBeInstanceOf(NetworkError);
      await vi.advanceTimersByTimeAsync(60_000);
      await failed;
      expect(times).toEqual([0, 1000, 3000, 7000]);
    });

    it("caps the delay at 30 s", async () => {
      const times: number[] = [];
      const fetch = () => {
        times.push(Date.now());
        return Promise.reject(new HttpError(503, "DOWN", ""));
      };
      const failed = expect(cache.fetch({ key: ["x"], fetch, retries: 7 })).rejects.toBeInstanceOf(HttpError);
      await vi.advanceTimersByTimeAsync(300_000);
      await failed;
      const delays = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    });

    it.each([
      ["a 404 (reading 13)", new HttpError(404, "NOT_FOUND", "")],
      ["a refusal", new HttpError(400, "BAD", "")],
      ["an ended session", new SessionEnded()],
    ])("does not try %s again", async (_, error) => {
      const fetch = vi.fn(() => Promise.reject(error));
      await expect(cache.fetch({ key: ["x"], fetch })).rejects.toBe(error);
      expect(fetch).toHaveBeenCalledOnce();
    });

    it("never rejects while it warms up", async () => {
      await expect(
        cache.prefetch({ key: ["x"], fetch: () => Promise.reject(new NetworkError()) }),
      ).resolves.toBeUndefined();
    });

    it("takes over the answers that the host has already, without a call", async () => {
      const host = new CoreQueryCache();
      const fetch = vi.fn(async () => "milk");
      await host.fetch({ key: ["product"], fetch });
      cache.hydrate(JSON.parse(JSON.stringify(host.dehydrate())));
      await expect(cache.fetch({ key: ["product"], fetch, staleTime: 60_000 })).resolves.toBe("milk");
      expect(fetch).toHaveBeenCalledOnce();
    });

    it("treats the host's answers as new, whatever the host's clock says and however long the page was kept", async () => {
      const host = new CoreQueryCache();
      const fetch = vi.fn(async () => "milk");
      await host.fetch({ key: ["product"], fetch });
      const sent = host.dehydrate();
      await vi.advanceTimersByTimeAsync(59_000);
      cache.hydrate(sent);
      await vi.advanceTimersByTimeAsync(59_000);
      await cache.fetch({ key: ["product"], fetch, staleTime: 60_000 });
      expect(fetch).toHaveBeenCalledOnce();
    });
  });

  describe("answers that the host could not get", () => {
    const arrive = async (error: Error) => {
      const host = new CoreQueryCache();
      await host.prefetch({ key: ["product"], fetch: () => Promise.reject(error) });
      host.forgetFailures();
      cache.hydrate(JSON.parse(JSON.stringify(host.dehydrate())));
      const fetch = vi.fn(async () => "milk");
      const query = cache.observe(() => ({ key: ["product"], fetch }));
      const { seen } = watch(() => [query.error, query.data]);
      await vi.advanceTimersByTimeAsync(0);
      return { fetch, query, seen };
    };

    it("stay a 404 with its message, and are asked for again when needed", async () => {
      const { fetch, query, seen } = await arrive(new HttpError(404, "NOT_FOUND", "This product is not there."));
      expect(seen).toHaveLength(1);
      expect(query.error).toMatchObject({ status: 404, code: "NOT_FOUND", message: "This product is not there." });
      expect(fetch).not.toHaveBeenCalled();
      await query.refetch();
      expect(query.data).toBe("milk");
    });

    it.each([new HttpError(500, "ON_FIRE", "On fire."), new NetworkError()])(
      "are requested in the browser: %s",
      async (error) => {
        const { fetch, query } = await arrive(error);
        expect(fetch).toHaveBeenCalledOnce();
        expect(query.data).toBe("milk");
      },
    );
  });

  describe("a query as MobX state", () => {
    it("fetches when it is first observed and tells pending, then the answer", async () => {
      const fetch = vi.fn(async () => "milk");
      const query = cache.observe(() => ({ key: ["product"], fetch }));
      expect(fetch).not.toHaveBeenCalled();
      const { seen } = watch(() => [query.isPending, query.data]);
      await vi.advanceTimersByTimeAsync(0);
      expect(seen[0]).toEqual([true, undefined]);
      expect(seen.at(-1)).toEqual([false, "milk"]);
    });

    it("fetches anew when what its key is made of changes", async () => {
      const id = observable.box("1");
      const fetch = vi.fn(async () => `product ${id.get()}`);
      const query = cache.observe(() => ({ key: ["product", id.get()], fetch }));
      const { seen } = watch(() => query.data);
      await vi.advanceTimersByTimeAsync(0);
      runInAction(() => id.set("2"));
      await vi.advanceTimersByTimeAsync(0);
      expect(seen.at(-1)).toBe("product 2");
      expect(fetch).toHaveBeenCalledTimes(2);
    });

    it("shows nothing of the former key, unless it is asked to keep it", async () => {
      const page = observable.box(1);
      const fetch = async () => page.get();
      const plain = cache.observe(() => ({ key: ["a", page.get()], fetch }));
      const kept = cache.observe(() => ({ key: ["b", page.get()], fetch, keepPrevious: true }));
      const watched = watch(() => [plain.data, kept.data]);
      await vi.advanceTimersByTimeAsync(0);
      runInAction(() => page.set(2));
      expect([plain.data, kept.data]).toEqual([undefined, 1]);
      await vi.advanceTimersByTimeAsync(0);
      expect(watched.seen.at(-1)).toEqual([2, 2]);
    });

    it("tells the error when the retries are used up, and not while there is an answer to show", async () => {
      const error = new HttpError(500, "DOWN", "Down.");
      const answers = [() => Promise.reject(error), async () => "milk", () => Promise.reject(error)];
      const query = cache.observe(() => ({
        key: ["x"],
        retries: 0,
        fetch: () => (answers.shift() ?? answers[0])?.() as Promise<string>,
      }));
      const { seen } = watch(() => [query.error, query.data]);
      await vi.advanceTimersByTimeAsync(0);
      expect(seen.at(-1)).toEqual([error, undefined]);
      await query.refetch();
      expect(seen.at(-1)).toEqual([null, "milk"]);
      await query.refetch();
      expect([query.error, query.data]).toEqual([null, "milk"]);
    });

    it("makes no call while it is not enabled", async () => {
      const on = observable.box(false);
      const fetch = vi.fn(async () => 1);
      const query = cache.observe(() => ({ key: ["x"], fetch, enabled: on.get() }));
      const { seen } = watch(() => [query.isPending, query.data]);
      await vi.advanceTimersByTimeAsync(0);
      expect(fetch).not.toHaveBeenCalled();
      expect(seen.at(-1)).toEqual([false, undefined]);
      runInAction(() => on.set(true));
      await vi.advanceTimersByTimeAsync(0);
      expect(seen.at(-1)).toEqual([false, 1]);
    });

    it("follows values that are set and invalidated", async () => {
      let price = 1;
      const fetch = vi.fn(async () => price);
      const query = cache.observe(() => ({ key: ["price", "1"], fetch, staleTime: 60_000 }));
      const { seen } = watch(() => query.data);
      await vi.advanceTimersByTimeAsync(0);
      cache.set(["price", "1"], 5);
      await vi.advanceTimersByTimeAsync(0);
      expect(seen.at(-1)).toBe(5);
      price = 9;
      void cache.invalidate(["price"]);
      await vi.advanceTimersByTimeAsync(0);
      expect(seen.at(-1)).toBe(9);
    });

    it("answers from memory alone when nothing observes it, as in a page that the server renders", async () => {
      const fetch = vi.fn(async () => "fresh");
      const query = cache.observe(() => ({ key: ["product"], fetch }));
      expect(query.data).toBeUndefined();
      cache.set(["product"], "milk");
      expect(query.data).toBe("milk");
      expect(fetch).not.toHaveBeenCalled();
    });
  });

  describe("the end of a session", () => {
    it("forgets the customer's answers and all that no screen shows, and keeps what one shows", async () => {
      cache.set(["customer", "c1", "orders"], ["order"]);
      cache.set(["product", "old"], "old");
      const query = cache.observe(() => ({ key: ["product", "shown"], fetch: async () => "shown" }));
      const { seen, end } = watch(() => query.data);
      await vi.advanceTimersByTimeAsync(0);
      cache.forgetCustomer();
      expect(cache.get(["customer", "c1", "orders"])).toBeUndefined();
      expect(cache.get(["product", "old"])).toBeUndefined();
      expect(seen.at(-1)).toBe("shown");
      expect(query.data).toBe("shown");
      end();
    });
  });
});
