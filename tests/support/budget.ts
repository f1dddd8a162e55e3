/** What a public page may cost, in one place (speed): held by tests/e2e/budget, shown by `npm run bench`. */
export const budget = {
  /** Times the static page of the same run. */
  paintRatio: 1.15,
  blockingMs: 24,
  /** At a processor 4 times slower. */
  longestTaskMs: 50,
  layoutShift: 0,
  /** JavaScript on the wire before anybody touches the page, KiB of brotli; what is fetched ahead is counted apart. */
  scriptKiB: 150,
  requestsBeforePaint: 1,
  domNodes: 400,
  /** From the click to the title, from the tap to the badge, ms at a processor 4 times slower. */
  titleMs: 80,
  badgeMs: 50,
  score: 100,
  platformP95Ms: 50,
  /** Of a page that stays open for 1,000 navigations, in percent. */
  heapGrowth: 10,
} as const;
