import { autorun, observable, runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import type { ListPage } from "#domain/catalogue/index.ts";
import { TileList } from "#domain/catalogue/TileList.ts";
import { aVariant, products } from "#stories/support/builders.ts";
import { tileMaker } from "#stories/support/tileMaker.ts";

const page = (given: Partial<ListPage>): ListPage => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: async () => {},
  ...given,
});
const full = (total: number) => page({ data: { products: products(20), total } });

function listOf(open: (page: number) => ListPage, from = 1) {
  const opened: number[] = [];
  const list = new TileList(
    tileMaker(),
    (number) => {
      opened.push(number);
      return open(number);
    },
    { key: "k", size: 20, from },
  );
  return { list, opened };
}

describe("a long list", () => {
  it("asks for a page when one of its cells is looked at, and once", () => {
    const { list, opened } = listOf(() => full(100_000));
    expect(list.total).toBe(100_000);
    list.cellAt(45);
    list.cellAt(46);
    expect(opened).toEqual([1, 3]);
  });

  it("grows only by a press, so that the footer stays in reach", () => {
    const { list } = listOf(() => full(100_000));
    expect(list.count).toBe(60);
    list.showMore();
    expect(list.count).toBe(100);
  });

  it("counts what is shown where all of it is loaded, and what the platform counts where it is not", () => {
    const some = products(3, (at) => (at === 0 ? { variants: [aVariant({ isVisible: false })] } : {}));
    expect(listOf(() => page({ data: { products: some, total: 3 } })).list.shown).toBe(2);
    expect(listOf(() => full(100_000)).list.shown).toBe(100_000);
    expect(listOf(() => page({})).list.shown).toBeUndefined();
  });

  it("is never longer than there are products", () => {
    const { list } = listOf(() => full(41));
    expect(list.count).toBe(41);
  });

  it("goes on page by page where the platform tells no total, until a page is not full (reading 34)", () => {
    const untold = (count: number) => page({ data: { products: products(count), total: undefined } });
    const { list } = listOf((number) =>
      number < 3 ? untold(20) : page({ data: { products: products(5), total: 45 } }),
    );
    expect([list.total, list.count]).toEqual([45, 45]);
    const endless = listOf(() => untold(20)).list;
    expect([endless.total, endless.count]).toEqual([61, 60]);
    const waiting = listOf((number) => (number === 1 ? untold(20) : page({ isFetching: true }))).list;
    expect([waiting.total, waiting.cellAt(20)]).toEqual([21, undefined]);
  });

  it("begins at the page of its address, and at the last one when that is beyond the end", () => {
    expect(listOf(() => full(100), 3).list.start).toBe(40);
    expect(listOf(() => full(100), 99).list.start).toBe(80);
  });

  it("tells whether a cell is loading, failed, or does not exist", () => {
    const state = observable.box(page({ isFetching: true }));
    const { list } = listOf(() => page({}));
    const watched = listOf(() => ({
      get data() {
        return state.get().data;
      },
      get error() {
        return state.get().error;
      },
      isFetching: false,
      refetch: async () => {},
    })).list;
    const seen: unknown[] = [];
    const end = autorun(() => seen.push(watched.cellAt(1)));
    expect(list.cellAt(0)).toBeUndefined();
    runInAction(() => state.set(page({ error: new Error("down") })));
    runInAction(() => state.set(page({ data: { products: products(1), total: 2 } })));
    expect(seen).toEqual([undefined, { retry: expect.any(Function) }, null]);
    end();
  });

  it("is empty when none of its products may be shown", () => {
    const hidden = products(1, () => ({ variants: [aVariant({ isVisible: false })] }));
    expect(listOf(() => page({ data: { products: hidden, total: 1 } })).list.isEmpty).toBe(true);
    expect(listOf(() => full(20)).list.isEmpty).toBe(false);
  });
});
