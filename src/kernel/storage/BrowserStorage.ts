import type { KeyValueStorage } from "./KeyValueStorage";
import { MemoryStorage } from "./MemoryStorage";

/** localStorage, or memory when the browser forbids it or it is full: the shop works, but the next visit starts anew. */
export class BrowserStorage implements KeyValueStorage {
  private readonly fallback = new MemoryStorage();

  getItem(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? this.fallback.getItem(key);
    } catch {
      return this.fallback.getItem(key);
    }
  }

  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      this.fallback.removeItem(key);
    } catch {
      this.fallback.setItem(key, value);
    }
  }

  removeItem(key: string): void {
    this.fallback.removeItem(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is forbidden, so nothing was stored.
    }
  }

  onForeignChange(key: string, callback: () => void): () => void {
    const listener = (event: StorageEvent) => {
      if (event.key === key || event.key === null) callback();
    };
    window.addEventListener("storage", listener);
    return () => window.removeEventListener("storage", listener);
  }
}
