import type { StoreAt } from "#contract/page/Prerender.types.ts";
import type { PlatformReader } from "./PlatformReader";

/** The store whose file is asked for, and the reader of its content. */
export interface FileContext {
  store: StoreAt;
  platform: PlatformReader;
  /** The store is not open yet and has one page, its root. */
  isTakenOver: boolean;
}

/** A file that the host writes for a store, beside its pages. */
export interface StoreFile {
  type: string;
  /** How long browsers and proxies may cache it. */
  maxAgeSeconds: number;
  /**
   * Writes the file in pieces, so that a long file is never in memory as a whole; undefined when the file does not exist.
   */
  write(context: FileContext): Promise<AsyncIterable<string> | Iterable<string> | undefined>;
}
