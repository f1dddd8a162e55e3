import type { StoreSite } from "#contract/page/Prerender.types.ts";

export interface SiteAddresses extends StoreSite {
  /** The address of one of the platform's pictures or files; undefined when `path` is no web address (bar 12). */
  file(path: string): string | undefined;
}

/** What a page is about, for search engines and link previews. All fields are plain text. */
export interface PageDescription {
  /** The page's h1, which is also the tab's title; left out on the home page. */
  heading?: string;
  /** One or two sentences; the store's own description when left out. */
  summary?: string;
  /** The canonical path from the store's root; by default the requested path without its query. */
  path?: string;
  /** False: search engines do not list the page. */
  isIndexed?: boolean;
  /** False: what the page shows does not exist, and the page is answered with 404. */
  isFound?: boolean;
  /** True: the store is closed for a time, so the page is answered with 503 and search engines keep it (ADR 68). */
  isClosed?: boolean;
  kind?: "website" | "product";
  /** The platform's path of a picture; the store's logo when left out. */
  picture?: string;
  /** The paths of the previous and the next page of the same list. */
  previous?: string;
  next?: string;
  /** The breadcrumbs between the home page and this page, without either of them. */
  trail?: { name: string; path: string }[];
  /** Structured data in the terms of schema.org. */
  data?: (site: SiteAddresses) => object[];
}
