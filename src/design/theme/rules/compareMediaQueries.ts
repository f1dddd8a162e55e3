const MIN = /min-width:\s*([\d.]+)(p?)/;
const MAX = /max-width:\s*([\d.]+)(p?)/;

/** The width of a query in em; Fluent writes a few in px. */
function em(query: string, width: RegExp): number {
  const [, size, isPx] = width.exec(query) ?? [];
  return isPx ? Number(size) / 16 : Number(size);
}

/**
 * Sorts by width, phones first: a wider minimum or a narrower maximum comes later and wins. Other queries (reduced motion,
 * touch) come last, rules without a query (`""`) first. Griffel's own order is alphabetical, which puts 1024 before 768.
 */
export function compareMediaQueries(a: string, b: string): number {
  const rank = (query: string) => {
    if (query === "") return 0;
    const min = em(query, MIN);
    const max = em(query, MAX);
    if (!Number.isNaN(min)) return 10_000 + min;
    return Number.isNaN(max) ? 30_000 : 10_000 - max;
  };
  // Compared as plain strings: the first `localeCompare` costs a slow phone 40 ms.
  return rank(a) - rank(b) || (a < b ? -1 : Number(a > b));
}
