import { token } from "../container/token";
import type { KeyValueStorage } from "./KeyValueStorage";

/**
 * Texts that survive a reload and end with the tab. A kiosk's shop holds them in memory (ADR 34). The method names differ
 * from those of `KeyValueStorage`, so that the compiler does not take one for the other (bar 24).
 */
export interface TabStorage {
  read(key: string): string | null;
  keep(key: string, text: string): void;
  drop(key: string): void;
}
export const TabStorage = token<TabStorage>("TabStorage");

export function tabStorageIn(storage: KeyValueStorage): TabStorage {
  return {
    read: (key) => storage.getItem(key),
    keep: (key, text) => storage.setItem(key, text),
    drop: (key) => storage.removeItem(key),
  };
}
