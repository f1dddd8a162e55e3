import { LANGUAGE_COOKIE } from "#contract/languages.ts";
import type { StoreIdentity } from "./StoreIdentity";
import { storePath } from "./storePath";

const YEAR_S = 31_536_000;

/** Remembers the language that a shopper chose, for the next time that the store's root is opened without one. */
export function rememberLanguage(code: string, identity: StoreIdentity): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the host must read it, and Firefox and Safari lack the Cookie Store API
  document.cookie = `${LANGUAGE_COOKIE}=${code}; path=${storePath(identity) || "/"}; max-age=${YEAR_S}; samesite=lax`;
}
