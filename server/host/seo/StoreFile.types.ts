import type { StoreAt } from "#contract/page/Prerender.types.ts";
import type { PlatformReader } from "./PlatformReader";

/** The store whose file is asked for, and the reader that its content is read with. */
export interface FileContext {
  store: StoreAt;
  platform: PlatformReader;
  /** The store is not open yet and shows one page, its root. */
  isTakenOver: boolean;
}

/** A file that the host writes for a store, beside its pages. */
export interface StoreFile {
  type: string;
  /** How long browsers and proxies may keep it. */
  maxAgeSeconds: number;
  /** In pieces, so that a long file is never in memory as a whole; undefined where the file does not exist. */
  write(context: FileContext): Promise<AsyncIterable<string> | Iterable<string> | undefined>;
}
