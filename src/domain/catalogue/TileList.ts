import { computed, type IComputedValue, makeAutoObservable } from "mobx";
import type { Product } from "#contract/catalogue/products.ts";
import { failureOf } from "./failureOf";
import type { ProductTile } from "./ProductTile";

/** One page of a long list; reading its data inside an observer fetches it. */
export interface ListPage {
  /** The products, and the length of the whole list if it is known; undefined while the page is loading. */
  readonly data: { products: readonly Product[]; total?: number } | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  refetch(): Promise<void>;
}

/** A cell whose page failed to load. Without `retry` another try would be refused again. */
export interface FailedCell {
  retry: (() => void) | undefined;
}

export interface TileListOptions {
  /** Identifies the list. */
  key: string;
  /** The number of products on a page; the platform must use the same. */
  size: number;
  /** The page in the address, from 1. It is drawn first and always fetched. */
  from: number;
}

/**
 * How many pages after the shopper's page are open from the start, and how many each press on "Show more" opens. Only pages
 * on screen are fetched. Scrolling opens none, because the footer would move away from the shopper.
 */
const OPEN = 2;

/**
 * A list of any length. It has all its `count` cells at once. A page is fetched when an observer reads one of its cells,
 * that is, when the cell is on screen.
 */
export class TileList {
  readonly key: string;
  readonly size: number;
  readonly from: number;
  private reach: number;
  readonly #tiles = new Map<number, IComputedValue<ProductTile[] | undefined>>();
  readonly #pages = new Map<number, ListPage>();
  readonly #tileMaker: { tiles(products: readonly Product[]): ProductTile[] };
  readonly #open: (page: number) => ListPage;

  constructor(
    tileMaker: { tiles(products: readonly Product[]): ProductTile[] },
    open: (page: number) => ListPage,
    { key, size, from }: TileListOptions,
  ) {
    this.#tileMaker = tileMaker;
    this.#open = open;
    this.key = key;
    this.size = size;
    this.from = from;
    this.reach = from + OPEN;
    makeAutoObservable(this, { key: false, size: false, from: false, cellAt: false }, { autoBind: true });
  }

  /** The page in the address. Until it is loaded, its state is the state of the whole list. */
  get first(): ListPage {
    return this.#page(this.from);
  }

  /** The length of the whole list, as far as it is known; undefined until the first answer. */
  get total(): number | undefined {
    const { data } = this.first;
    return data && (data.total ?? this.counted);
  }

  /**
   * The total when the platform sends none (reading 34): the end of the open pages, and one more while the list may
   * continue.
   */
  private get counted(): number {
    for (let number = this.from; ; number += 1) {
      const { data } = this.#page(number);
      const end = (number - 1) * this.size + (data?.products.length ?? 0);
      if (data?.total !== undefined) return data.total;
      if (data === undefined || number >= this.reach) return end + 1;
    }
  }

  /**
   * How many products the shopper sees. The platform's total may include hidden products; once the whole list is loaded,
   * they are not counted.
   */
  get shown(): number | undefined {
    const { total } = this;
    return total === undefined || total > this.size ? total : (this.#tilesOf(1)?.length ?? total);
  }

  /** True when the list has no products, or only hidden ones. */
  get isEmpty(): boolean {
    return this.shown === 0;
  }

  get count(): number {
    const { total } = this;
    return total ? Math.min(total, this.reach * this.size) : 0;
  }

  /** The first cell to draw. If the address names a page beyond the end, the last page's. */
  get start(): number {
    // An empty list has one page too.
    const lastPage = Math.ceil((this.total || 1) / this.size);
    return (Math.min(this.from, lastPage) - 1) * this.size;
  }

  /**
   * Undefined while the cell's page is loading; null when the platform sent fewer products than its total, or the product is
   * hidden.
   */
  cellAt(index: number): ProductTile | FailedCell | null | undefined {
    const number = this.pageOf(index);
    const tiles = this.#tilesOf(number);
    if (tiles !== undefined) return tiles[index % this.size] ?? null;
    const page = this.#page(number);
    if (page.error === null) return undefined;
    return { retry: failureOf(page.error).isLasting ? undefined : () => void page.refetch() };
  }

  /** The page of a cell, from 1. */
  pageOf(index: number): number {
    return Math.floor(index / this.size) + 1;
  }

  showMore(): void {
    this.reach += OPEN;
  }

  #page(number: number): ListPage {
    let page = this.#pages.get(number);
    if (page === undefined) {
      page = this.#open(number);
      this.#pages.set(number, page);
    }
    return page;
  }

  #tilesOf(number: number): ProductTile[] | undefined {
    let tiles = this.#tiles.get(number);
    if (tiles === undefined) {
      const page = this.#page(number);
      tiles = computed(() => page.data && this.#tileMaker.tiles(page.data.products));
      this.#tiles.set(number, tiles);
    }
    return tiles.get();
  }
}
