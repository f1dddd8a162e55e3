import type { AppConfig } from "./AppConfig.types";
import type { PreparedPage } from "./PreparedPage.types";

/** What the build of `src/app/prerender` gives the host, under the name `prerender`. */
export interface Prerender {
  /** The host makes its Content-Security-Policy from them. */
  paymentProviders: ProviderInBuild[];
  /** Its stores are not open yet: none of their pages but the root is known to anybody (spec 1). */
  isTakenOver: boolean;
  /** What stands where no store can be opened. */
  unavailablePage(reason: "no-store"): PreparedPage;
  /** `undefined`: the address names no store. */
  storeAt(url: URL, sharedHosts?: readonly string[]): StoreAt | undefined;
  /** `undefined`: the address names no store. */
  pageAddress(address: URL, config: Partial<AppConfig>): PageAddress | undefined;
  prepare(request: PrepareRequest): Promise<PreparedPage>;
}

export interface PrepareRequest {
  /** As the browser sees it. */
  url: URL;
  /** Where the platform answers this process. */
  platformOrigin: string;
  config: Partial<AppConfig>;
  fetch: typeof fetch;
  /** For HTML that a store wrote (bar 12). */
  sanitize: (html: string) => string;
  /** Told why a page was not drawn. */
  onFailure: (error: unknown) => void;
}

/** A payment provider that the build carries, and what it loads in production. */
export interface ProviderInBuild {
  id: string;
  origins: ProviderOrigins;
}

/** What a provider's pages and scripts are loaded from in production; the host's Content-Security-Policy is made from it. */
export interface ProviderOrigins {
  script?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
}

/** The store that an address names, for what the host writes beside pages. */
export interface StoreAt {
  /** The friendly id, or the host name. */
  readonly identifier: string;
  readonly isDomain: boolean;
  /** The store's prefix in the address, empty on its own domain. */
  readonly basePath: string;
  /**
   * Where its pages are known to be, on its own domain where it has one.
   * @param domain the store's own, where it has one
   */
  site(domain: string | undefined): { page(path: string): string };
}

/** What a host has to know of an address to keep its page: which one it is, and how many like it there may be. */
export interface PageAddress {
  /** The address to draw: without what its page does not show. */
  url: URL;
  /**
   * `fixed`: one of the few that every store has. `thing`: as many as a store has categories and products, and as anybody
   * makes up. `question`: as many as anybody asks.
   */
  kind: "fixed" | "thing" | "question";
}
