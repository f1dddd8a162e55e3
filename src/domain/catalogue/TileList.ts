import { computed, type IComputedValue, makeAutoObservable } from "mobx";
import type { Product } from "../../contract/catalogue/products";
import type { ProductTile } from "./ProductTile";

/** One page of a long list; reading it inside an observer fetches it. */
export interface ListPage {
  /** The products, and the length of the whole list where it is known; undefined while they are on their way. */
  readonly data: { products: readonly Product[]; total?: number } | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  refetch(): Promise<void>;
}

/** A cell whose page did not come. */
export interface FailedCell {
  retry: () => void;
}

export interface TileListOptions {
  /** Another list is another key. */
  key: string;
  /** Products a page; the platform's own pages must be as long. */
  size: number;
  /** The page of the address, from 1: drawn first, and fetched whatever else is on screen. */
  from: number;
}

/**
 * Pages that are open beside the one the shopper came to, and those that a press on "Show more" opens; those on screen alone
 * are fetched. None opens by scrolling: the footer would move away from under the hand.
 */
const OPEN = 2;

/**
 * A list of any length. It stands for `count` cells at once; a page is fetched while one of its cells is read by an
 * observer, that is while it is on screen.
 */
export class TileList {
  readonly key: string;
  readonly size: number;
  readonly from: number;
  private reach: number;
  private readonly tiles = new Map<number, IComputedValue<ProductTile[] | undefined>>();
  private readonly pages = new Map<number, ListPage>();

  constructor(
    private readonly tileMaker: { tiles(products: readonly Product[]): ProductTile[] },
    private readonly open: (page: number) => ListPage,
    { key, size, from }: TileListOptions,
  ) {
    this.key = key;
    this.size = size;
    this.from = from;
    this.reach = from + OPEN;
    makeAutoObservable<this, "tileMaker" | "open" | "tiles" | "pages" | "page" | "tilesOf">(
      this,
      {
        tileMaker: false,
        open: false,
        tiles: false,
        pages: false,
        key: false,
        size: false,
        from: false,
        page: false,
        cellAt: false,
        tilesOf: false,
      },
      { autoBind: true },
    );
  }

  /** The page the shopper came to; its state is the whole list's until it is there. */
  get first(): ListPage {
    return this.page(this.from);
  }

  /** All products there are, as far as is known; undefined until the first answer. */
  get total(): number | undefined {
    const { data } = this.first;
    return data && (data.total ?? this.counted);
  }

  /** Of a platform that tells no total (reading 34): to the end of what is open, and one more while that may go on. */
  private get counted(): number {
    for (let number = this.from; ; number += 1) {
      const { data } = this.page(number);
      const end = (number - 1) * this.size + (data?.products.length ?? 0);
      if (data?.total !== undefined) return data.total;
      if (data === undefined || number >= this.reach) return end + 1;
    }
  }

  /** As many as are shown: a platform may count those that may not be, and where all are here it is known. */
  get shown(): number | undefined {
    const { total } = this;
    return total === undefined || total > this.size ? total : (this.tilesOf(1)?.length ?? total);
  }

  /** There is nothing to show, or nothing of it may be shown. */
  get isEmpty(): boolean {
    return this.shown === 0;
  }

  /** Cells the list stands for now. */
  get count(): number {
    return Math.min(this.total ?? 0, this.reach * this.size);
  }

  /** The first cell to be drawn; an address that names a page beyond the end leads to the last. */
  get start(): number {
    const lastPage = Math.max(1, Math.ceil((this.total ?? 0) / this.size));
    return (Math.min(this.from, lastPage) - 1) * this.size;
  }

  get hasMore(): boolean {
    return this.count < (this.total ?? 0);
  }

  /** Undefined while it is on its way; null where the platform sent fewer than it said, or one that is hidden. */
  cellAt(index: number): ProductTile | FailedCell | null | undefined {
    const number = this.pageOf(index);
    const tiles = this.tilesOf(number);
    if (tiles !== undefined) return tiles[index % this.size] ?? null;
    const page = this.page(number);
    return page.error === null ? undefined : { retry: () => void page.refetch() };
  }

  /** From 1. */
  pageOf(index: number): number {
    return Math.floor(index / this.size) + 1;
  }

  showMore(): void {
    this.reach += OPEN;
  }

  private page(number: number): ListPage {
    let page = this.pages.get(number);
    if (page === undefined) {
      page = this.open(number);
      this.pages.set(number, page);
    }
    return page;
  }

  private tilesOf(number: number): ProductTile[] | undefined {
    let tiles = this.tiles.get(number);
    if (tiles === undefined) {
      const page = this.page(number);
      tiles = computed(() => page.data && this.tileMaker.tiles(page.data.products));
      this.tiles.set(number, tiles);
    }
    return tiles.get();
  }
}
