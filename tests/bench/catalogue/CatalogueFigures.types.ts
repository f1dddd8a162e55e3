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
  /** Milliseconds of processor time that the platform used for one call; a busy machine changes this little. */
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
  /** The large store's first call, which reads its shelf, and the longest call for another store meanwhile. */
  firstMs: number;
  besideMs: number;
}
