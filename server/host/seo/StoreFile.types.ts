import type { StoreAt } from "../../../src/contract/page/Prerender.types";
import type { PlatformReader } from "./PlatformReader";

/** Whose file is asked for, and where what stands in it is found. */
export interface FileContext {
  store: StoreAt;
  platform: PlatformReader;
  /** The store is not open yet: its root is its one page. */
  isTakenOver: boolean;
}

/** What a host answers for a store beside its pages. */
export interface StoreFile {
  type: string;
  /** How long anybody may keep it. */
  maxAgeSeconds: number;
  /** In pieces, so that a long one never stands in memory as a whole; undefined where there is no such file. */
  write(context: FileContext): Promise<AsyncIterable<string> | Iterable<string> | undefined>;
}
