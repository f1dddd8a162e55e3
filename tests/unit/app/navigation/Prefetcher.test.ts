import { describe, expect, it, vi } from "vitest";
import { Prefetcher } from "../../../../src/app/navigation/Prefetcher";

const url = (path: string) => new URL(path, "https://shop.example");
const pathsOf = (calls: { mock: { calls: URL[][] } }) => calls.mock.calls.map(([asked]) => asked?.pathname);

/** Pages whose data comes when told. */
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

describe("pages before they are asked for", () => {
  it("fetches code and data of a page that is meant, once a minute", () => {
    const { prefetcher, code, data, pass } = open();
    prefetcher.prefetchIntended(url("/product/milk"));
    prefetcher.prefetchIntended(url("/product/milk"));
    expect(pathsOf(code)).toContain("/product/milk");
    expect(pathsOf(data)).toEqual(["/product/milk"]);
    pass(60_000);
    prefetcher.prefetchIntended(url("/product/milk"));
    expect(data).toHaveBeenCalledTimes(2);
  });

  it("fetches the code of one page more, and no data, while nobody has shown himself", () => {
    const { prefetcher, code, data } = open();
    prefetcher.loadNextCode(["/category/fruit", "/product/milk", "/policies"].map(url));
    expect(pathsOf(code)).toEqual(["/product/milk"]);
    expect(data).not.toHaveBeenCalled();
  });

  it("fetches two at a time and four a look of what is seen", async () => {
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

  it("forgets what has left the screen before it began", async () => {
    const { prefetcher, data, answer } = open();
    prefetcher.prefetchVisible(["/a", "/b", "/c", "/d"].map(url));
    await settled();
    prefetcher.prefetchVisible([url("/e")]);
    await answer();
    await answer();
    expect(pathsOf(data)).toEqual(["/a", "/b", "/e"]);
  });

  it("does not let a page that is meant wait for those that are seen", async () => {
    const { prefetcher, data } = open();
    prefetcher.prefetchVisible(["/a", "/b", "/c"].map(url));
    await settled();
    prefetcher.prefetchIntended(url("/c"));
    expect(pathsOf(data)).toEqual(["/a", "/b", "/c"]);
  });

  it("looks past what is warm to what is not", async () => {
    const { prefetcher, data, answer } = open();
    prefetcher.prefetchVisible(["/a", "/b", "/c", "/d", "/e"].map(url));
    await settled();
    await answer();
    await answer();
    prefetcher.prefetchVisible(["/a", "/b", "/c", "/d", "/e"].map(url));
    await settled();
    expect(pathsOf(data)).toEqual(["/a", "/b", "/c", "/d", "/e"]);
  });

  it("fetches nothing, seen or meant, for a shopper who saves data", async () => {
    const { prefetcher, code, data } = open({ mayFetch: () => false });
    prefetcher.prefetchIntended(url("/product/milk"));
    prefetcher.prefetchVisible([url("/category")]);
    await settled();
    expect(code).not.toHaveBeenCalled();
    expect(data).not.toHaveBeenCalled();
  });
});
