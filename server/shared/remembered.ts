import { LRUCache } from "lru-cache";

/**
 * Remembers the last answers of a function of a text. Its arguments come from callers, so both their number and their
 * length are limited.
 */
export function remembered<T>(of: (text: string) => T, most = 2_000, longest = 500): (text: string) => T {
  // Wrapped in an object, because the cache takes `undefined` for a missing entry.
  const known = new LRUCache<string, { answer: T }>({ max: most, memoMethod: (text) => ({ answer: of(text) }) });
  return (text) => (text.length > longest ? of(text) : known.memo(text).answer);
}
