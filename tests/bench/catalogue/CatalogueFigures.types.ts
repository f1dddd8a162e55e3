/** One kind of call on one engine. */
export interface CallFigures {
  engine: string;
  what: string;
  calls: number;
  failed: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Milliseconds of processor the platform's process used for a call: what a busy machine does not change much. */
  cpu: number;
}

export interface CatalogueFigures {
  machine: string;
  products: number;
  stores: number;
  inFlight: number;
  results: CallFigures[];
  starts: Start[];
}

export interface Start {
  engine: string;
  seedSeconds: number;
  /** The large store's first call, which reads its shelf, and the longest that a call for another store took meanwhile. */
  firstMs: number;
  besideMs: number;
}
