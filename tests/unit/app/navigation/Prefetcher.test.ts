import { describe, expect, it, vi } from "vitest";
import { Prefetcher } from "#app/navigation/Prefetcher.ts";

const url = (path: string) => new URL(path, "https://shop.example");
const pathsOf = (calls: { mock: { calls: URL[][] } }) => calls.mock.calls.map(([asked]) => asked?.pathname);

/** Pages whose data comes when the test says so. */
function open({ mayFetch = (): boolean => true } = {}) {
  let time = 0;
  const waiting: (() => void)[] = [];
  const code = vi.fn(async (_url: URL) => {});
  const data = vi.fn((_url: URL) => new Promise<void>((resolve) => waiting.push(resolve)));
  const has = vi.fn((url: URL) => url.pathname.startsWith("/category"));
  return {
    code,
    data,
    pass: (ms: number) => {
      time += ms;
    },
    answer: async () => {
      for (const resolve of waiting.splice(0)) resolve();
      await settled();
    },
    prefetcher: new Prefetcher({ has, code, data }, mayFetch, () => time),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("loading pages ahead", () => {
  it("fetches code and data of a page that is about to be opened, once a minute", () => {
    const { prefetcher, code, data, pass } = open();
    prefetcher.prefetchIntended(url("/product/milk"));
    prefetcher.prefetchIntended(url("/product/milk"));
    expect(pathsOf(code)).toContain("/product/milk");
    expect(pathsOf(data)).toEqual(["/product/milk"]);
    pass(60_000);
    prefetcher.prefetchIntended(url("/product/milk"));
    expect(data).toHaveBeenCalledTimes(2);
  });

  it("fetches the code of one more page, and no data, while there is no sign of a shopper", () => {
    const { prefetcher, code, data } = open();
    prefetcher.loadNextCode(["/category/fruit", "/product/milk", "/policies"].map(url));
    expect(pathsOf(code)).toEqual(["/product/milk"]);
    expect(data).not.toHaveBeenCalled();
  });

  it("fetches two visible pages at a time and four at each look", async () => {
    const { prefetcher, data, answer } = open();
    prefetcher.prefetchVisible(Array.from({ length: 60 }, (_, index) => url(`/product/${index}`)));
    await settled();
    expect(pathsOf(data)).toEqual(["/product/0", "/product/1"]);
    await answer();
    expect(pathsOf(data)).toEqual(["/product/0", "/product/1", "/product/2", "/product/3"]);
    await answer();
    await answer();
    expect(data).toHaveBeenCalledTimes(4);
  });

  it("drops links that have left the screen before their turn", async () => {
    const { prefetcher, data, answer } = open();
    prefetcher.prefetchVisible(["/a", "/b", "/c", "/d"].map(url));
    await settled();
    prefetcher.prefetchVisible([url("/e")]);
    await answer();
    await answer();
    expect(pathsOf(data)).toEqual(["/a", "/b", "/e"]);
  });

  it("does not let a page that is about to be opened wait for those that are visible", async () => {
    const { prefetcher, data } = open();
    prefetcher.prefetchVisible(["/a", "/b", "/c"].map(url));
    await settled();
    prefetcher.prefetchIntended(url("/c"));
    expect(pathsOf(data)).toEqual(["/a", "/b", "/c"]);
  });

  it("skips pages that are loaded already", async () => {
    const { prefetcher, data, answer } = open();
    prefetcher.prefetchVisible(["/a", "/b", "/c", "/d", "/e"].map(url));
    await settled();
    await answer();
    await answer();
    prefetcher.prefetchVisible(["/a", "/b", "/c", "/d", "/e"].map(url));
    await settled();
    expect(pathsOf(data)).toEqual(["/a", "/b", "/c", "/d", "/e"]);
  });

  it("fetches nothing, visible or about to be opened, for a shopper who saves data", async () => {
    const { prefetcher, code, data } = open({ mayFetch: () => false });
    prefetcher.prefetchIntended(url("/product/milk"));
    prefetcher.prefetchVisible([url("/category")]);
    await settled();
    expect(code).not.toHaveBeenCalled();
    expect(data).not.toHaveBeenCalled();
  });
});
