import type { Container } from "inversify";
import { ApiClient } from "../../kernel/http/ApiClient";
import { QueryCache } from "../../kernel/query/QueryCache";
import { KeyValueStorage } from "../../kernel/storage/KeyValueStorage";
import { StoreIdentity } from "../../kernel/store-identity/StoreIdentity";
import { BrandingStore } from "../branding";
import { CartStore } from "../cart";
import { Catalogue } from "./Catalogue";
import { RecentEntries } from "./RecentEntries";
import { RecentlyViewed } from "./RecentlyViewed";
import { Shelf } from "./Shelf";

/** Products a browser remembers to have shown. */
const KEPT_PRODUCTS = 12;

/** Every screen that stands on the catalogue asks for it; the first binds it. */
export function bindCatalogue(container: Container): void {
  if (container.isBound(Catalogue)) return;
  container
    .bind(Catalogue)
    .toResolvedValue(
      (api: ApiClient, queries: QueryCache, branding: BrandingStore) => new Catalogue(api, queries, branding),
      [ApiClient, QueryCache, BrandingStore],
    )
    .inSingletonScope();
  container
    .bind(Shelf)
    .toResolvedValue((catalogue: Catalogue, cart: CartStore) => new Shelf(catalogue, cart), [Catalogue, CartStore])
    .inSingletonScope();
  container
    .bind(RecentlyViewed)
    .toResolvedValue(
      (catalogue: Catalogue, storage: KeyValueStorage, { identifier }: StoreIdentity) =>
        new RecentlyViewed(catalogue, new RecentEntries(storage, `store_viewed_${identifier}`, KEPT_PRODUCTS)),
      [Catalogue, KeyValueStorage, StoreIdentity],
    )
    .inSingletonScope();
}
