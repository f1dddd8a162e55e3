/** An element of the head; whatever stands in it is text, and it is escaped where it is written. */
export interface HeadTag {
  name: "meta" | "link";
  attributes: Record<string, string>;
}

/** What a page says of itself; the host writes it. */
export interface PageHead {
  /** As `RouteAnnouncer` names the tab. */
  title: string;
  favicon: string;
  themeColor: string;
  /** Whole elements, escaped. */
  tags: string[];
  /** What schema.org has words for, as JSON-LD. */
  linkedData?: object;
}
