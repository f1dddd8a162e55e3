import type { MadePage } from "#contract/page/Prerender.types.ts";

/** An element of the head. Its attributes are plain text, which is escaped when the element is written. */
export interface HeadTag {
  name: "meta" | "link";
  attributes: Record<string, string>;
}

/** One page of one store before it is written. It contains nothing of a shopper, so everybody gets the same page. */
export interface PreparedPage
  extends Pick<MadePage, "status" | "isClosed" | "moved" | "otherLanguage" | "choices" | "storeId"> {
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
  /** The reason why no store can be opened, for browsers without scripts. Other browsers draw the page again. */
  note?: string;
  /** The HTML inside `#root`; left out when the browser draws the page itself. */
  html?: string;
  /** The elements that make the browser load the largest picture before it reads the styles. */
  preloads?: HeadTag[];
  /**
   * `top`: the theme and the CSS rules of the top bar. `rest`: the rules of everything below it; they are written behind
   * the top bar.
   */
  styles?: { top: string; rest: string };
  /** Scripts inside the page. `first` stands behind the top bar, the others before the page's content. */
  scripts?: { adopt?: string; scheme: string; first: string };
  /** The names of the page's modules (`RouteEntry.code`). Their files are loaded together with the program. */
  code?: string[];
  /** The query cache that the page was drawn from, dehydrated. */
  queries?: object;
}
