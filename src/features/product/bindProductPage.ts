import type { Container } from "inversify";
import { Catalogue, RecentEntries, RecentlyViewed } from "../../domain/catalogue";
import { SessionStore } from "../../domain/session";
import { ApiClient } from "../../kernel/http/ApiClient";
import { Notices } from "../../kernel/notices/Notices";
import { QueryCache } from "../../kernel/query/QueryCache";
import { KeyValueStorage } from "../../kernel/storage/KeyValueStorage";
import { StoreIdentity } from "../../kernel/store-identity/StoreIdentity";
import { ReviewStore } from "./ReviewStore";

/** Products a browser remembers to have shown. */
const KEPT_PRODUCTS = 12;

/** With the page's code; a product's screen has a store of its own. */
export function bindProductPage(container: Container): void {
  container
    .bind(ReviewStore)
    .toResolvedValue(
      (api: ApiClient, queries: QueryCache, catalogue: Catalogue, session: SessionStore, notices: Notices) =>
        new ReviewStore(api, queries, catalogue, session, notices),
      [ApiClient, QueryCache, Catalogue, SessionStore, Notices],
    )
    .inTransientScope();
  container
    .bind(RecentlyViewed)
    .toResolvedValue(
      (catalogue: Catalogue, storage: KeyValueStorage, { identifier }: StoreIdentity) =>
        new RecentlyViewed(catalogue, new RecentEntries(storage, `store_viewed_${identifier}`, KEPT_PRODUCTS)),
      [Catalogue, KeyValueStorage, StoreIdentity],
    )
    .inSingletonScope();
}
