import { makeAutoObservable } from "mobx";
import type { SearchPage } from "../../contract/search";
import type { ApiClient } from "../../kernel/http/ApiClient";
import type { ObservableQuery } from "../../kernel/query/ObservableQuery";
import type { QueryCache } from "../../kernel/query/QueryCache";
import type { BrandingStore } from "../branding";
import { emptyCriteria, type SearchCriteria } from "./SearchCriteria";
import { searchQuery } from "./searchQuery";

/** One search screen: the criteria of the address bar, and what the platform finds for them. */
export class SearchStore {
  criteria: SearchCriteria = emptyCriteria;
  readonly results: ObservableQuery<SearchPage>;

  constructor(
    private readonly api: ApiClient,
    private readonly queries: QueryCache,
    private readonly branding: Pick<BrandingStore, "gridCatalogPage">,
  ) {
    this.results = queries.observe(() => this.query);
    makeAutoObservable<this, "api" | "queries" | "branding">(this, {
      api: false,
      queries: false,
      branding: false,
      results: false,
    });
  }

  get hasQuery(): boolean {
    return this.criteria.query !== "";
  }

  show(criteria: SearchCriteria): void {
    this.criteria = criteria;
  }

  /** Warms the results before they are drawn; never rejects. */
  async prefetch(): Promise<void> {
    if (this.hasQuery) await this.queries.prefetch(this.query);
  }

  /** Four full rows on desktops, as in the listing. */
  private get query() {
    return searchQuery(this.api, this.criteria, this.branding.gridCatalogPage * 4);
  }
}
