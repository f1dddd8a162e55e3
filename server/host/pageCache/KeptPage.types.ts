import type { MadePage } from "#contract/page/Prerender.types.ts";
import type { Packed } from "../page/packed";

/** A page in the form in which the cache keeps it and answers send it. */
export interface KeptPage {
  status: MadePage["status"];
  body: Packed;
  headers: Readonly<Record<string, string>>;
  /** The answers that it was drawn from, as JSON; undefined for a page that the browser draws. */
  answers?: Packed | undefined;
  /** The store whose changes outdate the page; undefined where the page belongs to no store. */
  storeId: string | undefined;
  /** True when every call to the platform was answered, and not with 503. Another page may answer one request and is not kept. */
  isWhole: boolean;
  /** The first call that failed, and how it was answered; for the log. */
  failedCall?: string;
}

/** There are only a few `fixed` pages in a store; of the other two kinds anybody can ask for any number. */
export interface PageKey {
  text: string;
  kind: "fixed" | "thing" | "question";
}
