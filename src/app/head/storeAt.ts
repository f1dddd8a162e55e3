import { isLanguageCode } from "#contract/languages.ts";
import type { StoreAt } from "#contract/page/Prerender.types.ts";
import { defaultAppConfig } from "#kernel/config/AppConfig.ts";
import { identifyStore } from "#kernel/store-identity/identifyStore.ts";
import { siteOf } from "./siteOf";

/** The store that an address names; undefined when it names none. The host uses it for what it writes besides pages. */
export function storeAt(url: URL, sharedHosts?: readonly string[]): StoreAt | undefined {
  const identity = identifyStore(url, sharedHosts ?? defaultAppConfig.sharedHosts, isLanguageCode);
  return identity && { ...identity, site: (domain) => siteOf(url, identity, domain) };
}
