import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ProviderInBuild } from "./paymentSources";

/** What the host needs of the built `src/app/prerender`. */
export interface Prerender {
  paymentProviders: ProviderInBuild[];
  /** Its stores are not open yet: their products are no page of theirs. */
  isTakenOver: boolean;
  /** What stands where no store can be opened. */
  unavailablePage(reason: "no-store"): PreparedPage;
  /** `undefined`: the address names no store. */
  storeAt(address: URL, sharedHosts: readonly string[] | undefined): StoreAt | undefined;
  /** `undefined`: the address names no store. */
  pageAddress(address: URL, config: object): PageAddress | undefined;
  prepare(request: {
    url: URL;
    platformOrigin: string;
    config: object;
    fetch: typeof fetch;
    /** For HTML that a store wrote. */
    sanitize: (html: string) => string;
    /** Told why a page was not drawn. */
    onFailure: (error: unknown) => void;
  }): Promise<PreparedPage>;
}

/** The store that an address names; see `src/app/head/storeAt.ts`. */
export interface StoreAt {
  /** The friendly id, or the host name. */
  identifier: string;
  isDomain: boolean;
  /** The store's prefix in the address, empty on its own domain. */
  basePath: string;
  /** Where its pages are known to be, on its own domain where it has one. */
  site(domain: string | undefined): { page(path: string): string };
}

/** See `src/app/pageAddress.ts`: everything that draws the same page has one. */
export interface PageAddress {
  url: URL;
  kind: "fixed" | "thing" | "question";
}

/** One page of one store, the same for everybody who asks for it: nothing of a shopper's is in it. */
export interface PreparedPage {
  status: 200 | 404 | 503;
  head: {
    title: string;
    favicon: string;
    themeColor: string;
    /** Further elements of the head, whole and escaped: what follows from the store and the address alone. */
    tags?: string[];
    /** JSON-LD: what search engines read of a page besides its text. */
    linkedData?: object;
  };
  /** Why there is no store, for whoever runs no scripts. */
  note?: string;
  /** What stands inside `#root`; left out where the browser draws the page itself. */
  html?: string;
  /** What `html` needs, a style element each, in their order; Griffel's under their group (`src/ui/theme/ruleGroups`). */
  styles?: { group?: string; css: string }[];
  /** Pictures of the first screen, the most important first, as `link rel=preload as=image` takes them. */
  pictures?: { href: string; imageSrcSet?: string; imageSizes?: string }[];
  /** Runs before the page's program; with the nonce. */
  script?: string;
  queries?: object;
}

export async function prerenderOf(dist: string): Promise<Prerender> {
  return (await import(
    /* webpackIgnore: true */ pathToFileURL(join(dist, "prerender/prerender.js")).href
  )) as Prerender;
}
