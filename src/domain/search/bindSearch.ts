import type { Container } from "inversify";
import { ApiClient } from "../../kernel/http/ApiClient";
import { QueryCache } from "../../kernel/query/QueryCache";
import { BrandingStore } from "../branding";
import { Shelf } from "../catalogue";
import { SearchStore } from "./SearchStore";

/** A search screen has a store of its own. */
export function bindSearch(container: Container): void {
  if (container.isBound(SearchStore)) return;
  container
    .bind(SearchStore)
    .toResolvedValue(
      (api: ApiClient, queries: QueryCache, branding: BrandingStore, shelf: Shelf) =>
        new SearchStore(api, queries, branding, shelf),
      [ApiClient, QueryCache, BrandingStore, Shelf],
    )
    .inTransientScope();
}
