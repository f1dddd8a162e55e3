/** The addresses of a store under the one name it is known by, whatever name the page was asked for under. */
export interface SiteAddresses {
  /** Of a page, from its path under the store's root. */
  page(path: string): string;
  /** Of a picture or file of the platform's; undefined for what is no web address (bar 12). */
  file(path: string): string | undefined;
}

/** What a page is about, for search engines and for previews of links. All of it is plain text. */
export interface PageDescription {
  /** The page's h1, which names the tab; left out on the home page. */
  heading?: string;
  /** A sentence or two; the store's own when left out. */
  summary?: string;
  /** The one address of this page, from the store's root; when left out, the asked one without its query. */
  path?: string;
  /** False: for shoppers alone. */
  isIndexed?: boolean;
  /** False: there is nothing here, and the page is answered with 404. */
  isFound?: boolean;
  kind?: "website" | "product";
  /** The platform's path of a picture; the store's logo when left out. */
  picture?: string;
  /** The pages of the same list before and after this one. */
  previous?: string;
  next?: string;
  /** The way from the home page to this one, both left out. */
  trail?: { name: string; path: string }[];
  /** What schema.org has words for. */
  data?: (site: SiteAddresses) => object[];
}
