import { beforeEach, describe, expect, it } from "vitest";
import { categories } from "#contract/catalogue/categories.ts";
import { products } from "#contract/catalogue/products.ts";
import { bannersQuery, categoriesQuery } from "#domain/catalogue/index.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { NetworkError } from "#kernel/http/errors.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { CatalogueAhead } from "#plugins/kiosk/ahead/CatalogueAhead.ts";
import { FakeClock } from "../../kernel/support/fakes";

describe("what the kiosk fetches between visits", () => {
  let clock: FakeClock;
  let lists: string[];
  let pictures: string[];
  let opened: number;
  let isLost: boolean;
  let count: number;
  const srcAt = (picture: string, width: number) => `${picture}?w=${width}`;
  const make = () => {
    const call = async (endpoint: unknown, { query }: { query?: { categoryId?: string } } = {}) => {
      if (isLost) throw new NetworkError();
      if (endpoint === categories.list) {
        const all = Array.from({ length: count }, (_, index) => ({ id: `c${index}`, isActive: true, productCount: 1 }));
        return [...all, { id: "hidden", isActive: false, productCount: 9 }];
      }
      if (endpoint !== products.list) return [];
      const id = query?.categoryId ?? "all";
      lists.push(id);
      return {
        products: Array.from({ length: 10 }, (_, index) => ({ id, thumbnail: `/${id}-${index}.webp` })),
        total: 10,
      };
    };
    const api = { call } as unknown as ApiClient;
    return new CatalogueAhead({
      api,
      queries: new CoreQueryCache(),
      shown: () => [categoriesQuery(api), bannersQuery(api)],
      clock,
      logo: () => "/logo.webp",
      keepOpen: async () => {
        opened += 1;
      },
      fetchPicture: async (address) => {
        pictures.push(address);
        return !isLost;
      },
    });
  };
  beforeEach(() => {
    clock = new FakeClock();
    [lists, pictures, opened, isLost, count] = [[], [], 0, false, 3];
  });

  it("is the first page of each visible category, its pictures in one size, and the page itself", async () => {
    make().start(srcAt);
    await clock.pass(60_000);
    expect(lists).toEqual(["all", "c0", "c1", "c2"]);
    expect(pictures).toHaveLength(41);
    expect(pictures.slice(0, 2)).toEqual(["/logo.webp?w=320", "/all-0.webp?w=320"]);
    expect(opened).toBe(1);
  });

  it("ends with the next visit, and is not fetched again before its time, however often shoppers come", async () => {
    const ahead = make();
    const stop = ahead.start(srcAt);
    await clock.pass(2_650);
    stop();
    await clock.pass(600_000);
    expect(lists).toEqual(["all"]);
    for (let visit = 0; visit < 5; visit += 1) {
      const end = ahead.start(srcAt);
      await clock.pass(30_000);
      end();
    }
    expect(lists.filter((id) => id === "c2")).toHaveLength(1);
    ahead.start(srcAt);
    await clock.pass(240_000);
    expect(opened).toBe(3);
    // Pictures never change.
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it("has a limit, however large the shop is", async () => {
    count = 500;
    make().start(srcAt);
    await clock.pass(120_000);
    expect(lists).toHaveLength(41);
    expect(pictures).toHaveLength(150);
  });

  it("is tried again after a time without a network", async () => {
    isLost = true;
    make().start(srcAt);
    await clock.pass(60_000);
    expect([lists, pictures]).toEqual([[], ["/logo.webp?w=320"]]);
    isLost = false;
    await clock.pass(300_000);
    expect(lists).toEqual(["all", "c0", "c1", "c2"]);
  });
});
