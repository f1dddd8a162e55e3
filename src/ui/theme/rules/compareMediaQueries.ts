const MIN = /min-width:\s*(\d+)/;
const MAX = /max-width:\s*(\d+)/;

const px = (query: string, width: RegExp) => Number(width.exec(query)?.[1]);

/**
 * Phones first: a wider minimum comes later and wins, a narrower maximum too; anything else (reduced motion, touch) last;
 * what is in no query (`""`) stands before them all. Griffel's own order is the alphabet's, in which 1024 stands before 768.
 */
export function compareMediaQueries(a: string, b: string): number {
  const rank = (query: string) => {
    if (query === "") return 0;
    const min = px(query, MIN);
    const max = px(query, MAX);
    if (!Number.isNaN(min)) return 10_000 + min;
    return Number.isNaN(max) ? 30_000 : 10_000 - max;
  };
  // By their letters: the first comparison by a language costs a slow phone 40 ms.
  return rank(a) - rank(b) || (a < b ? -1 : Number(a > b));
}
