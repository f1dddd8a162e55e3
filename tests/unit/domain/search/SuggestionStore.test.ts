import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Suggestions } from "#contract/catalogue/search.ts";
import { RecentEntries } from "#domain/catalogue/index.ts";
import { DEBOUNCE_MS, SuggestionStore } from "#domain/search/SuggestionStore.ts";
import { NetworkError } from "#kernel/http/errors.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { aProduct, categories } from "#stories/support/builders.ts";
import { tileMaker } from "#stories/support/tileMaker.ts";
import { FakeApi } from "../support/fakes";

const answerTo = (query: unknown): Suggestions => ({
  results: [aProduct({ id: String(query), name: `Found for ${query}` })],
  categories: [],
});

/** Keeps waits until the test releases them. */
class Rest {
  private waits: { ms: number; go: () => void }[] = [];
  readonly sleep = (ms: number) => new Promise<void>((go) => this.waits.push({ ms, go }));
  get asked(): number[] {
    return this.waits.map(({ ms }) => ms);
  }
  async pass(): Promise<void> {
    for (const { go } of this.waits.splice(0)) go();
    await Promise.resolve();
  }
}

let rest: Rest;
let storage: MemoryStorage;
beforeEach(() => {
  rest = new Rest();
  storage = new MemoryStorage();
});

function suggest(answer: (query: unknown) => unknown = answerTo) {
  const api = new FakeApi(({ query }) => answer(query.query));
  const recent = new RecentEntries(storage, "store_searches_fresh-basket", 3);
  const store = new SuggestionStore(api, new CoreQueryCache(), rest, tileMaker(), { data: categories(7) }, recent);
  return { api, store };
}
const words = (store: SuggestionStore) => store.rows.map(({ words }) => words);

describe("suggestions while typing", () => {
  it("are asked for once, 200 ms after the last letter", async () => {
    const { api, store } = suggest();
    const typed = ["m", "mi", "mil", "milk"].map((text) => store.type(text));
    expect(rest.asked).toEqual([200, 200, 200, 200]);
    expect(DEBOUNCE_MS).toBe(200);
    await rest.pass();
    await Promise.all(typed);
    expect(api.asked.map(({ query }) => query.query)).toEqual(["milk"]);
    expect(words(store)).toEqual(["Search for “milk”", "Found for milk"]);
  });

  it("keep the search itself in its place and its selection, before and after the answer", async () => {
    const { store } = suggest();
    const typed = store.type("milk");
    expect(words(store)[0]).toBe("Search for “milk”");
    store.move(1);
    await rest.pass();
    await typed;
    expect(words(store)[0]).toBe("Search for “milk”");
    expect(store.activeRow?.group).toBe("search");
  });

  it("belong to the newest text, in whatever order and however late answers come", async () => {
    // Every order of five answers, as a slow network may deliver them.
    for (const order of orders([0, 1, 2, 3, 4])) {
      const waiting: (() => void)[] = [];
      const { store } = suggest((query) => new Promise((resolve) => waiting.push(() => resolve(answerTo(query)))));
      const typed: Promise<void>[] = [];
      const seen: string[] = [];
      for (const text of ["b", "br", "bre", "brea", "bread"]) {
        typed.push(store.type(text));
        await rest.pass();
      }
      for (const index of order) {
        waiting[index]?.();
        await typed[index];
        seen.push(...words(store).filter((found) => found.startsWith("Found")));
      }
      expect(words(store)[1]).toBe("Found for bread");
      expect(new Set(seen)).toEqual(new Set(["Found for bread"]));
    }
  });

  it("gives up what was asked before", async () => {
    const signals: AbortSignal[] = [];
    const { api, store } = suggest();
    const call = api.call.bind(api);
    vi.spyOn(api, "call").mockImplementation((endpoint, ...rest) => {
      signals.push((rest[0] as { signal: AbortSignal }).signal);
      return call(endpoint, ...rest);
    });
    const first = store.type("milk");
    await rest.pass();
    const second = store.type("");
    await Promise.all([first, second]);
    expect(signals[0]?.aborted).toBe(true);
    expect(words(store)).not.toContain("Found for milk");
  });

  it("makes no call when a letter is deleted again", async () => {
    const { api, store } = suggest();
    for (const text of ["mil", "milk", "mil"]) {
      const typed = store.type(text);
      await rest.pass();
      await typed;
    }
    expect(api.asked).toHaveLength(2);
    expect(words(store)[1]).toBe("Found for mil");
  });

  it("are only the search itself when the platform cannot be reached", async () => {
    const { store } = suggest(() => Promise.reject(new NetworkError()));
    const typed = store.type("milk");
    await rest.pass();
    await typed;
    expect(words(store)).toEqual(["Search for “milk”"]);
  });
});

describe("the arrows", () => {
  it("go down and up, around the ends, through the text itself", async () => {
    const { store } = suggest();
    const typed = store.type("milk");
    await rest.pass();
    await typed;
    const passed = [1, 1, 1, -1].map((by) => {
      store.move(by as 1 | -1);
      return store.activeRow?.group;
    });
    expect(passed).toEqual(["search", "products", undefined, "products"]);
  });

  it("lead to a product, a category or the results", async () => {
    const { store } = suggest(() => ({ ...answerTo("a&b"), categories: categories(1) }));
    const typed = store.type("a&b");
    await rest.pass();
    await typed;
    expect(store.rows.map(({ href }) => href)).toEqual([
      "/search?query=a%26b",
      "/category/category-0",
      "/product/a%26b",
    ]);
  });
});

describe("recent searches", () => {
  it("are listed before anything is typed, the newest first, each once, and can be cleared", () => {
    const { store } = suggest();
    for (const query of ["rice", "dal", "ghee", "milk", "dal"]) store.remember(query);
    expect(words(store).slice(0, 3)).toEqual(["dal", "milk", "ghee"]);
    expect(suggest().store.hasRecent).toBe(true);
    store.clearRecent();
    expect(store.hasRecent).toBe(false);
    expect(storage.getItem("store_searches_fresh-basket")).toBeNull();
  });

  it("treat an invalid stored value as none", () => {
    storage.setItem("store_searches_fresh-basket", '{"a":1');
    expect(suggest().store.hasRecent).toBe(false);
  });
});

function orders(of: number[]): number[][] {
  if (of.length < 2) return [of];
  return of.flatMap((first) => orders(of.filter((other) => other !== first)).map((others) => [first, ...others]));
}
