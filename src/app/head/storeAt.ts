import { defaultAppConfig } from "../../kernel/config/AppConfig";
import type { SiteAddresses } from "../../kernel/plugin/PageDescription.types";
import { identifyStore } from "../../kernel/store-identity/identifyStore";
import type { StoreIdentity } from "../../kernel/store-identity/StoreIdentity";
import { siteOf } from "./siteOf";

export interface StoreAt extends StoreIdentity {
  /** @param domain the store's own, where it has one */
  site(domain: string | undefined): SiteAddresses;
}

/** The store that an address names, for what the host writes beside pages; undefined where it names none. */
export function storeAt(url: URL, sharedHosts?: readonly string[]): StoreAt | undefined {
  const identity = identifyStore(url.host, url.pathname, sharedHosts ?? defaultAppConfig.sharedHosts);
  return identity && { ...identity, site: (domain) => siteOf(url, identity, domain) };
}
