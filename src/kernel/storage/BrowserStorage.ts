import type { KeyValueStorage } from "./KeyValueStorage";
import { MemoryStorage } from "./MemoryStorage";

/**
 * localStorage or sessionStorage. Falls back to memory when the browser forbids storage or it is full: the shop works, but
 * forgets everything when the page is closed.
 */
export class BrowserStorage implements KeyValueStorage {
  private readonly fallback = new MemoryStorage();

  /** @param area read at each use, because a browser that forbids storage throws */
  constructor(private readonly area: () => Storage = () => localStorage) {}

  get isFleeting(): boolean {
    return this.fallback.size > 0;
  }

  getItem(key: string): string | null {
    try {
      return this.area().getItem(key) ?? this.fallback.getItem(key);
    } catch {
      return this.fallback.getItem(key);
    }
  }

  setItem(key: string, value: string): void {
    try {
      this.area().setItem(key, value);
      this.fallback.removeItem(key);
    } catch {
      this.fallback.setItem(key, value);
    }
  }

  removeItem(key: string): void {
    this.fallback.removeItem(key);
    try {
      this.area().removeItem(key);
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
