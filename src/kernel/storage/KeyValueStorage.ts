import { token } from "../container/token";

/** The interface of localStorage. On the server, and in a browser that forbids storage, it keeps values in memory. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** True when a value is stored only until the page is closed, because the browser has no space for it or forbids it. */
  readonly isFleeting?: boolean;
  /** Calls back when another tab has changed `key`. Returns a function that ends this. */
  onForeignChange(key: string, callback: () => void): () => void;
}
export const KeyValueStorage = token<KeyValueStorage>("KeyValueStorage");
