import type { AppConfig } from "#contract/page/AppConfig.types.ts";

/**
 * The protocol of a page's start. Three programs share it that never call each other: the host writes a page (`writePage`),
 * the page's first script runs in it (`firstScript`), and the program takes it over (`main`). docs/boot.md shows it as a
 * timeline.
 */

/** Names that are in the page's HTML. */
export const names = {
  /** The id of the element with `BootData` as JSON. It stands before the first script. */
  data: "haat-data",
  /** On elements that belong to the first page alone and are removed when the shopper goes to another. */
  ofPage: "data-page",
} as const;

/** A comment in a drawn page's HTML, behind its top bar. The host writes there what the top bar does not need. */
export const END_OF_TOP = "<!--end of top-->";

/** The data that the host writes. A static host writes only an empty configuration. */
export interface BootData<Queries extends object = object> {
  config: Partial<AppConfig>;
  /** The address of the store's web app manifest (`addManifest`). */
  manifest?: string;
  /** The page is drawn: its HTML is in `#root`, with the rules that it needs. */
  drawn?: {
    /** A hash of that HTML. Answers with another hash belong to another version of the page. */
    name: string;
    /** The address of the `PageAnswers`. */
    answers: string;
  };
  /** What the first script of a drawn page loads. Pages that are not drawn have script and link elements for it. */
  later?: {
    /** The addresses of the program's scripts, in order. */
    scripts: string[];
    /** The address of the style sheet with the rules of all screens. */
    sheet: string;
  };
  /**
   * The dehydrated query cache of a page that is not drawn. Left out when the platform was too slow; the browser then
   * fetches.
   */
  queries?: Queries;
}

/** The platform's answers that a page was drawn from (spec 1, first paint). */
export interface PageAnswers<Queries extends object = object> {
  drawing: string;
  /** The query cache, dehydrated. */
  queries: Queries;
}

/** Where the host answers with `PageAnswers`; `page` is the page's path with its query. */
export const answersPath = (page: string): string => `/page-data?page=${encodeURIComponent(page)}`;

/** What the shopper did before the program came: the event's type, its element, and the element's value then. */
export type RecordedEvents = [
  type: "click" | "input" | "focusout" | "change" | "submit" | "keydown",
  element: Element,
  value: string,
][];

/** What the first script leaves at `window.haatEarly`. The program removes it. */
export interface Early<Queries extends object = object> {
  /** Undefined on a page that is not drawn; resolves to undefined where the host has no answers. */
  answers?: Promise<PageAnswers<Queries> | undefined>;
  /** Resolves when the rules of all screens are in the page. */
  rules?: Promise<void>;
  /** Ends the first script and returns what it recorded. */
  end(): RecordedEvents;
}
