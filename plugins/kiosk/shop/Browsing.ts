import { makeAutoObservable } from "mobx";
import { type Catalogue, TileList, type TileMaker } from "#domain/catalogue/index.ts";
import { emptyCriteria, type SearchStore } from "#domain/search/index.ts";

/** The shopper's current list: all products, those of a category, or those that a search found. */
export class Browsing {
  /** The number of products on a page, which is one call. */
  static readonly PAGE = 24;

  categoryId: string | undefined;
  /** The search text; empty while a category is shown. */
  query = "";
  private listing: TileList;
  /** How many pages of the list are on screen. */
  private pages = 1;
  readonly #catalogue: Pick<Catalogue, "products">;
  readonly #tileMaker: Pick<TileMaker, "tiles">;
  readonly #search: Pick<SearchStore, "list" | "show">;

  constructor(
    catalogue: Pick<Catalogue, "products">,
    tileMaker: Pick<TileMaker, "tiles">,
    search: Pick<SearchStore, "list" | "show">,
  ) {
    this.#catalogue = catalogue;
    this.#tileMaker = tileMaker;
    this.#search = search;
    this.listing = this.#listingOf(undefined);
    makeAutoObservable(this);
  }

  /** While a search is running, the list before it stays. */
  get list(): TileList {
    return this.query === "" ? this.listing : (this.#search.list ?? this.listing);
  }

  /** How many products are on screen. */
  get shown(): number {
    const { total: length, size } = this.list;
    return length === undefined ? 0 : Math.min(length, this.pages * size);
  }

  /** @param categoryId undefined for all products */
  open(categoryId: string | undefined): void {
    this.query = "";
    this.pages = 1;
    this.categoryId = categoryId;
    this.listing = this.#listingOf(categoryId);
  }

  find(query: string): void {
    this.#search.show({ ...emptyCriteria, query });
    this.query = query;
    this.pages = 1;
    this.categoryId = undefined;
  }

  showMore(): void {
    this.pages += 1;
    if (this.list.count < this.pages * this.list.size) this.list.showMore();
  }

  #listingOf(categoryId: string | undefined): TileList {
    const open = (page: number) => this.#catalogue.products({ categoryId, page, size: Browsing.PAGE });
    return new TileList(this.#tileMaker, open, { key: categoryId ?? "all", size: Browsing.PAGE, from: 1 });
  }
}
