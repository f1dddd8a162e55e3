import { Catalogue, RecentEntries, RecentlyViewed } from "#domain/catalogue/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";

/** How many viewed products a browser remembers. */
const KEPT_PRODUCTS = 12;

/** Loaded with the page's code. */
export function bindProductPage(container: Container): void {
  container.shared(
    RecentlyViewed,
    [Catalogue, KeyValueStorage, StoreIdentity],
    (catalogue, storage, { identifier }) =>
      new RecentlyViewed(catalogue, new RecentEntries(storage, `store_viewed_${identifier}`, KEPT_PRODUCTS)),
  );
}
