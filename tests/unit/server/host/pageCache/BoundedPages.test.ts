import { describe, expect, it } from "vitest";
import { BoundedPages } from "#server/host/pageCache/BoundedPages.ts";
import { aPage } from "./aPage";

const SIZE = 9_000;
const MAX = 1_000_000;

type Kind = "fixed" | "thing" | "question";

const body = { tag: "", br: Buffer.alloc(SIZE / 2), gzip: Buffer.alloc(SIZE / 2), isTight: true };

function openShelf() {
  const shelf = new BoundedPages(MAX);
  const put = (key: string, kind: Kind = "fixed", storeId = "store-1", status: 200 | 404 = 200) =>
    shelf.put(key, {
      page: aPage("", { body, storeId, status }),
      kind,
      madeAt: 0,
      isOutdated: false,
      asked: 0,
    });
  const has = (key: string) => shelf.get(key) !== undefined;
  return { shelf, put, has };
}

describe("the memory for pages", () => {
  it("never exceeds its bound, and the last requested page stays", () => {
    const { shelf, put, has } = openShelf();
    put("home");
    for (let index = 0; index < 1_000; index += 1) {
      put(`/${index}`);
      expect(shelf.bytes).toBeLessThanOrEqual(MAX);
      expect(has("home")).toBe(true);
    }
    expect(has("/0")).toBe(false);
    expect(has("/999")).toBe(true);
  });

  it("is counted once for a page that is replaced", () => {
    const { shelf, put } = openShelf();
    for (let index = 0; index < 1_000; index += 1) put("home");
    expect(shelf.bytes).toBeLessThan(2 * SIZE);
  });

  it.each<[what: string, kind: Kind, status: 200 | 404]>([
    ["10,000 searches", "question", 200],
    ["10,000 products that a crawler passes", "thing", 200],
    ["10,000 made-up addresses", "thing", 404],
    ["10,000 made-up stores", "fixed", 404],
  ])("that shoppers' pages use is not taken by %s", (_, kind, status) => {
    const { put, has } = openShelf();
    for (let index = 0; index < 40; index += 1) put(`home-${index}`, "fixed", `store-${index}`);
    for (let index = 0; index < 10_000; index += 1) put(`/${index}`, kind, undefined, status);
    for (let index = 0; index < 40; index += 1) expect(has(`home-${index}`)).toBe(true);
  });

  it("is kept for a product that is asked for again", () => {
    const { put, has } = openShelf();
    put("/product/milk", "thing");
    expect(has("/product/milk")).toBe(true);
    for (let index = 0; index < 10_000; index += 1) put(`/product/${index}`, "thing");
    expect(has("/product/milk")).toBe(true);
    expect(has("/product/5000")).toBe(false);
  });

  it("is not taken from other stores by a flood on one store", () => {
    const { put, has } = openShelf();
    for (let index = 0; index < 50; index += 1) put(`home-${index}`, "fixed", `store-${index}`);
    for (let index = 0; index < 10_000; index += 1) {
      put(`/product/${index}`, "thing", "flooded");
      has(`/product/${index}`);
    }
    const left = Array.from({ length: 50 }, (_, index) => has(`home-${index}`));
    expect(left.filter(Boolean).length).toBeGreaterThanOrEqual(50);
  });

  it("is released when a page no longer exists", () => {
    const { put, has } = openShelf();
    put("/product/milk");
    put("/product/milk", "thing", "store-1", 404);
    for (let index = 0; index < 100; index += 1) put(`/${index}`, "question");
    expect(has("/product/milk")).toBe(false);
  });
});
