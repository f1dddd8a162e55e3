import { makeAutoObservable, observableRef } from "mobx";
import type { ProductVariant } from "#contract/catalogue/products.ts";
import type { SearchFacets, SearchPage } from "#contract/catalogue/search.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import type { BrandingStore } from "../branding";
import { type ListPage, TileList, type TileMaker } from "../catalogue";
import { PRICE_RANGE, type SearchCriteria } from "./SearchCriteria";
import { writeCriteria } from "./searchAddress";
import { isAsked, searchQuery } from "./searchQuery";

/** One search: its list of products, and the platform's answer with facets and correction. */
interface Run {
  /** Its criteria as text, without the page. */
  wanted: string;
  list: TileList;
  answer: ObservableQuery<SearchPage>;
}

/** What the platform finds for the criteria in the address of one search screen. */
export class SearchStore {
  private run: Run | undefined;
  /** The previous search, which stays on screen until the first products of the new one are loaded. */
  private former: Run | undefined;
  readonly #api: ApiClient;
  readonly #queries: QueryCache;
  readonly #branding: Pick<BrandingStore, "gridCatalogPage">;
  readonly #tileMaker: Pick<TileMaker, "tiles">;

  constructor(
    api: ApiClient,
    queries: QueryCache,
    branding: Pick<BrandingStore, "gridCatalogPage">,
    tileMaker: Pick<TileMaker, "tiles">,
  ) {
    this.#api = api;
    this.#queries = queries;
    this.#branding = branding;
    this.#tileMaker = tileMaker;
    makeAutoObservable<this, "run" | "former">(this, { warm: false, run: observableRef, former: observableRef });
  }

  /**
   * The products on screen: those of the current criteria, or of the previous ones until the first of the current are loaded.
   */
  get list(): TileList | undefined {
    return this.shown?.list;
  }

  /** True while the screen shows the previous search. */
  get isRefreshing(): boolean {
    return this.shown !== this.run;
  }

  /** Undefined until the first answer. */
  get facets(): SearchFacets | undefined {
    return this.shown?.answer.data?.facets;
  }

  /** The corrected query that was searched for, when nothing was found for the query as it was spelled. */
  get correctedQuery(): string | undefined {
    return this.shown?.answer.data?.correctedQuery;
  }

  /**
   * Shows a search. The page in `criteria` only decides where the list begins; after that the list knows which page is on
   * screen.
   */
  show(criteria: SearchCriteria): void {
    const wanted = writeCriteria({ ...criteria, page: 1 }).toString();
    if (this.run?.wanted === wanted) return;
    if (this.run?.answer.data !== undefined) this.former = this.run;
    this.run = {
      wanted,
      answer: this.#queries.observe(() => searchQuery(this.#api, criteria, this.size)),
      list: new TileList(this.#tileMakerFor(criteria), (page) => this.#pageOf({ ...criteria, page }), {
        key: writeCriteria(criteria).toString(),
        size: this.size,
        from: criteria.page,
      }),
    };
  }

  /** Fetches the results in advance: before they are drawn, or before the shopper chooses these criteria; never rejects. */
  async warm(criteria: SearchCriteria): Promise<void> {
    if (isAsked(criteria)) await this.#queries.prefetch(searchQuery(this.#api, criteria, this.size));
  }

  private get shown(): Run | undefined {
    const { run, former } = this;
    const isWaiting = run !== undefined && run.answer.data === undefined && run.answer.error === null;
    return isWaiting && former !== undefined ? former : run;
  }

  /** Makes cards that show a variant whose price is between the limits. */
  #tileMakerFor({ minSellingPrice, maxSellingPrice }: SearchCriteria): Pick<TileMaker, "tiles"> {
    const isLimited = maxSellingPrice < PRICE_RANGE.max;
    const fits = ({ sellingPrice }: ProductVariant) =>
      sellingPrice >= minSellingPrice && !(isLimited && sellingPrice > maxSellingPrice);
    return { tiles: (products) => this.#tileMaker.tiles(products, fits) };
  }

  /** Four full rows on desktops, as in a listing. */
  private get size(): number {
    return this.#branding.gridCatalogPage * 4;
  }

  #pageOf(criteria: SearchCriteria): ListPage {
    const query = this.#queries.observe(() => searchQuery(this.#api, criteria, this.size));
    return {
      get data() {
        const { data } = query;
        return data && { products: data.results, total: data.total };
      },
      get error() {
        return query.error;
      },
      get isFetching() {
        return query.isFetching;
      },
      refetch: () => query.refetch(),
    };
  }
}
