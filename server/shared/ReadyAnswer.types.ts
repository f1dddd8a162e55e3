import type { IncomingHttpHeaders } from "node:http";

/** A request as proxies that are trusted describe it. */
export interface AskedFor {
  protocol: string;
  host: string;
  url: string;
  headers: IncomingHttpHeaders;
  socket: { localPort?: number };
}

/** An answer that is in memory, whole. */
export interface ReadyAnswer {
  status: 200 | 304;
  /** Names and values in turn, for all who get this answer. */
  headers: readonly string[];
  body: Buffer | undefined;
  /** The route that would have given the same answer, for metrics and the log. */
  route: string;
}

/** Looks for an answer that is ready; it must take microseconds, because every request is asked about. */
export type FindReady = (asked: AskedFor) => ReadyAnswer | undefined;
