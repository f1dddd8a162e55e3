import { token } from "../container/token";

/** Which store this page serves, and where it is mounted (spec 1). */
export interface StoreIdentity {
  /** The friendly id or the host name: the tail of the storage keys, and what the organisation is looked up by. */
  readonly identifier: string;
  readonly isDomain: boolean;
  /** `/fresh-basket` on the shared domain, empty on a store's own. Small letters; never ends in a slash. */
  readonly basePath: string;
}
export const StoreIdentity = token<StoreIdentity>("StoreIdentity");
