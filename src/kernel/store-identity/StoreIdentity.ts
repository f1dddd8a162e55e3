import type { LanguageCode } from "#contract/languages.ts";
import { token } from "../container/token";

/** Which store this page serves, and where it is mounted (spec 1). */
export interface StoreIdentity {
  /** The friendly id or the host name. The storage keys end in it, and the organisation is looked up by it. */
  readonly identifier: string;
  readonly isDomain: boolean;
  /** The language that the address names; left out: the store's first one (ADR 74). */
  readonly language?: LanguageCode;
  /**
   * `/fresh-basket` or `/fresh-basket/hi` on the shared domain, empty or `/hi` on the store's own domain. Lower case, without
   * a slash at the end.
   */
  readonly basePath: string;
}
export const StoreIdentity = token<StoreIdentity>("StoreIdentity");
