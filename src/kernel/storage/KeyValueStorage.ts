import { token } from "../container/token";

/** localStorage's shape; the server and a browser that forbids storage have one in memory. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Calls back when another tab changed `key`; the answer ends it. */
  onForeignChange(key: string, callback: () => void): () => void;
}
export const KeyValueStorage = token<KeyValueStorage>("KeyValueStorage");
