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
  /** The part of them that was asked for by the time the program had hydrated. */
  awakeKiB: number;
  htmlKiB: number;
  allKiB: number;
  requestsBeforePaint: number;
  domNodes: number;
  /** The scores for performance, accessibility, best practices and SEO. */
  scores: number[];
  longestTaskMs: number;
  /** The longest task after the first paint. */
  longestAfterPaintMs: number;
  longTasks: number;
  longestTask: string;
  complaints: string[];
}
