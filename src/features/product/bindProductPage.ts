import { Catalogue, RecentEntries, RecentlyViewed } from "../../domain/catalogue";
import type { Container } from "../../kernel/container/Container";
import { KeyValueStorage } from "../../kernel/storage/KeyValueStorage";
import { StoreIdentity } from "../../kernel/store-identity/StoreIdentity";

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
