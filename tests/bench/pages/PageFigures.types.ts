/** Medians of one page, as docs/bench/pages.json keeps them: times in ms, sizes in KiB on the wire. */
export interface PageFigures {
  page: string;
  store: string;
  title: string;
  isStatic: boolean;
  lcp: number;
  fcp: number;
  lcpSimulated: number;
  fcpSimulated: number;
  tbt: number;
  cls: number;
  scriptKiB: number;
  /** Of those, what the page is awake with. */
  awakeKiB: number;
  htmlKiB: number;
  allKiB: number;
  requestsBeforePaint: number;
  domNodes: number;
  /** Performance, accessibility, best practices, SEO. */
  scores: number[];
  longestTaskMs: number;
  /** Of the tasks after the first paint. */
  longestAfterPaintMs: number;
  longTasks: number;
  longestTask: string;
  complaints: string[];
}
