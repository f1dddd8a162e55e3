/** An element of the head; whatever stands in it is text, and it is escaped where it is written. */
export interface HeadTag {
  name: "meta" | "link";
  attributes: Record<string, string>;
}

/** One page of one store, the same for everybody who asks for it: nothing of a shopper's is in it. */
export interface PreparedPage {
  /** 404: no such store, or no such page of it. 503: the platform does not answer; the page tries by itself. */
  status: 200 | 404 | 503;
  head: {
    /** As `RouteAnnouncer` names the tab. */
    title: string;
    favicon: string;
    themeColor: string;
    /** Further elements of the head: what follows from the store and the address alone. */
    tags?: HeadTag[];
    /** JSON-LD: what search engines read of a page besides its text. */
    linkedData?: object;
  };
  /** The store whose changes make this page old; undefined where there is none. */
  storeId?: string;
  /** Why there is no store, for whoever runs no scripts; the browser draws it anew. */
  note?: string;
  /** What stands inside `#root`; left out where the browser draws the page itself. */
  html?: string;
  /** What `html` needs, a style element each, in their order; what is of no group is not Griffel's (`src/ui/theme/rules/ruleGroups`). */
  styles?: { group?: string; css: string }[];
  /** Pictures of the first screen, the most important first, as `link rel=preload as=image` takes them. */
  pictures?: { href: string; imageSrcSet?: string; imageSizes?: string }[];
  /** Runs before the page's program; with the nonce. */
  script?: string;
  /** The query cache it was drawn from, dehydrated. */
  queries?: object;
}
