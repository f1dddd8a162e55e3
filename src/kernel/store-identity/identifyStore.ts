import type { LanguageCode } from "#contract/languages.ts";
import type { StoreIdentity } from "./StoreIdentity";

/**
 * Spec 1: the store is named by the host name on its own domain, and by the first path segment on the shared domain and on
 * localhost. Returns `undefined` at the shared domain's root, which names no store (reading 27). The next segment may name a
 * language (ADR 74). @param isLanguage says which segments do: a program knows its own language, the host knows all
 */
export function identifyStore(
  { hostname, pathname }: Pick<URL, "hostname" | "pathname">,
  sharedHosts: readonly string[],
  isLanguage: (segment: string | undefined) => segment is LanguageCode,
): StoreIdentity | undefined {
  const host = hostname.replace(/\.$/, "");
  const isDomain = !sharedHosts.includes(host);
  const [store = "", next] = (isDomain ? host + pathname : pathname.slice(1)).split("/");
  if (!isDomain && !/^[a-z0-9][a-z0-9-]{0,62}$/i.test(store)) return undefined;
  const identifier = store.toLowerCase();
  const language = isLanguage(next) ? next : undefined;
  return {
    identifier,
    isDomain,
    language,
    basePath: (isDomain ? "" : `/${identifier}`) + (language ? `/${language}` : ""),
  };
}
