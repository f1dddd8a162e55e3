import type { IncomingHttpHeaders } from "node:http";

/** A request, as trusted proxies describe it. */
export interface AskedFor {
  protocol: string;
  host: string;
  url: string;
  headers: IncomingHttpHeaders;
  socket: { localPort?: number };
}

/** A whole answer in memory. */
export interface ReadyAnswer {
  status: 200 | 304;
  /** Alternating names and values, the same for everybody who gets this answer. */
  headers: readonly string[];
  body: Buffer | undefined;
  /** The route that would have given the same answer, for metrics and the log. */
  route: string;
}

/** Looks for a ready answer. It must take microseconds, because every request passes through it. */
export type FindReady = (asked: AskedFor) => ReadyAnswer | undefined;
