/** An element of the head. Its attributes are plain text, which is escaped when the element is written. */
export interface HeadTag {
  name: "meta" | "link";
  attributes: Record<string, string>;
}

/** One page of one store, the same for everybody: it contains nothing of a shopper. */
export interface PreparedPage {
  /** 404: no such store, or no such page in it. 503: the platform does not answer, and the browser tries again by itself. */
  status: 200 | 404 | 503;
  head: {
    /** The tab's title, in the form that `RouteAnnouncer` sets. */
    title: string;
    favicon: string;
    themeColor: string;
    /** Further elements of the head, which depend on the store and the address alone. */
    tags?: HeadTag[];
    /** JSON-LD: structured data for search engines. */
    linkedData?: object;
  };
  /** The store whose changes make this page out of date; undefined when there is none. */
  storeId?: string;
  /** Why there is no store, for browsers without scripts; other browsers draw the page again. */
  note?: string;
  /** The HTML inside `#root`; left out when the browser draws the page itself. */
  html?: string;
  /**
   * The style elements that `html` needs, in order. Those without a group are not Griffel's (`src/ui/theme/rules/ruleGroups`).
   */
  styles?: { group?: string; css: string }[];
  /** Pictures of the first screen, the most important first, with the attributes of `link rel=preload as=image`. */
  pictures?: { href: string; imageSrcSet?: string; imageSizes?: string }[];
  /** A script that runs before the page's program. */
  script?: string;
  /** The query cache that the page was drawn from, dehydrated. */
  queries?: object;
}
