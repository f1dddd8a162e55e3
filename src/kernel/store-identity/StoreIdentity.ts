import { token } from "../container/token";

/** Which store this page serves, and where it is mounted (spec 1). */
export interface StoreIdentity {
  /** The friendly id or the host name. The storage keys end in it, and the organisation is looked up by it. */
  readonly identifier: string;
  readonly isDomain: boolean;
  /** `/fresh-basket` on the shared domain, empty on the store's own domain. Lower case, without a slash at the end. */
  readonly basePath: string;
}
export const StoreIdentity = token<StoreIdentity>("StoreIdentity");
