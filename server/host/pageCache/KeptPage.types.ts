import type { MadePage } from "#contract/page/Prerender.types.ts";
import type { Packed } from "../page/packed";

/** A page as the cache keeps it and answers send it. */
export interface KeptPage {
  status: MadePage["status"];
  isClosed?: MadePage["isClosed"];
  moved?: MadePage["moved"];
  choices?: MadePage["choices"];
  body: Packed;
  headers: Readonly<Record<string, string>>;
  /** The answers that it was drawn from, as JSON; undefined for a page that the browser draws. */
  answers?: Packed | undefined;
  /** The store whose changes make the page out of date; undefined when the page belongs to no store. */
  storeId: string | undefined;
  /**
   * True when every call to the platform was answered, and not with 503. Any other page may answer one request and is not
   * kept.
   */
  isWhole: boolean;
  /** The first call that failed, and how it was answered; for the log. */
  failedCall?: string;
}

/** A store has only a few `fixed` pages. Of the other two kinds there may be any number. */
export interface PageKey {
  text: string;
  kind: "fixed" | "thing" | "question";
}
