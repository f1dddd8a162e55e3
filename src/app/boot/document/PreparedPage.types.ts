import type { MadePage } from "#contract/page/Prerender.types.ts";

/** An element of the head. Its attributes are plain text, which is escaped when the element is written. */
export interface HeadTag {
  name: "meta" | "link";
  attributes: Record<string, string>;
}

/** One page of one store before it is written. It is the same for everybody: it contains nothing of a shopper. */
export interface PreparedPage extends Pick<MadePage, "status" | "storeId"> {
  head: {
    /** The tab's title, in the form that `RouteAnnouncer` sets. */
    title: string;
    favicon: string;
    themeColor: string;
    /** Further elements of the head, which depend on the store and the address alone. */
    tags?: HeadTag[];
    /** The address of the store's web app manifest. */
    manifest?: string;
    /** JSON-LD: structured data for search engines. */
    linkedData?: object;
  };
  /** Why there is no store, for browsers without scripts; other browsers draw the page again. */
  note?: string;
  /** The HTML inside `#root`; left out when the browser draws the page itself. */
  html?: string;
  /** The elements by which the browser asks for the largest picture before it reads the styles. */
  preloads?: HeadTag[];
  /** The theme with the rules of the page's top, and the rules of the rest, which stand behind the top. */
  styles?: { top: string; rest: string };
  /** Short scripts of the page itself: the first stands before the page's content, the other behind its top. */
  scripts?: { scheme: string; first: string };
  /** The modules of the page (`RouteEntry.code`), whose files are loaded with the program. */
  code?: string[];
  /** The query cache that the page was drawn from, dehydrated. */
  queries?: object;
}
