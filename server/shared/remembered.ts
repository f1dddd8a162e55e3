import { LRUCache } from "lru-cache";

/**
 * Remembers the last answers of a function of a text. Its arguments come from callers, so neither their number nor their
 * length may grow without a limit.
 */
export function remembered<T>(of: (text: string) => T, most = 2_000, longest = 500): (text: string) => T {
  // An answer stands in an object, because the cache takes `undefined` for one that is missing.
  const known = new LRUCache<string, { answer: T }>({ max: most, memoMethod: (text) => ({ answer: of(text) }) });
  return (text) => (text.length > longest ? of(text) : known.memo(text).answer);
}
