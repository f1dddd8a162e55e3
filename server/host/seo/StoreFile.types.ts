import type { Prerender, StoreAt } from "#contract/page/Prerender.types.ts";
import type { PlatformReader } from "./PlatformReader";

/** The store whose file is asked for, and the reader of its content. */
export interface FileContext extends Pick<Prerender, "isTakenOver" | "languagesOf"> {
  store: StoreAt;
  platform: PlatformReader;
}

/** A file that the host writes for a store, beside its pages. */
export interface StoreFile {
  type: string;
  /** Each language of the store has one. Otherwise the file stands at the store's root alone. */
  isInEachLanguage?: boolean;
  /** How long browsers and proxies may cache it. */
  maxAgeSeconds: number;
  /**
   * Writes the file in pieces, so that a long file is never in memory as a whole; undefined when the file does not exist.
   */
  write(context: FileContext): Promise<AsyncIterable<string> | Iterable<string> | undefined>;
}
