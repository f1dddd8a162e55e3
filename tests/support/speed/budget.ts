/** The limits of a public page in one place (speed): tests/e2e/loading/budget checks them, `npm run bench` shows them. */
export const budget = {
  /** The largest and the first paint as a multiple of the static page's in the same run. */
  largestPaintRatio: 1,
  firstPaintRatio: 1.1,
  blockingMs: 24,
  /** With a processor 4 times slower. */
  longestTaskMs: 50,
  layoutShift: 0,
  /**
   * KiB of brotli of the JavaScript that is loaded before anybody touches the page; prefetched code is counted separately.
   */
  scriptKiB: 124,
  /**
   * The HTML with brotli's best quality and the head of its answer: ten segments of 1,460 bytes, which a server may send
   * on a new connection before it must wait for the browser (RFC 6928).
   */
  firstFlightBytes: 14_600,
  requestsBeforePaint: 1,
  domNodes: 400,
  /** In ms, from the click to the title and from the tap to the badge, with a processor 4 times slower. */
  titleMs: 80,
  badgeMs: 50,
  /** The slowest interaction of a whole purchase (INP), with a processor 4 times slower. */
  interactionMs: 100,
  score: 100,
  platformP95Ms: 50,
  /** In percent, for a page that stays open for 1,000 navigations. */
  heapGrowth: 10,
  /** What a process of the shop may hold in the machine's memory, after the start and after an hour of load. */
  embeddedMegabytes: 400,
  postgresMegabytes: 260,
} as const;
