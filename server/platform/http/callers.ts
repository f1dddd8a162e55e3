import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyHttpOptions } from "fastify";
import { toProblem } from "./problems";

/** How long callers may take, in milliseconds (bar 17). */
export interface Patience {
  headersMs: number;
  /** For a whole call, including an upload from a slow phone. */
  callMs: number;
  /** The time without a byte in either direction: the sender has stopped, or the reader does not take its answer. */
  silentMs: number;
  /** For a connection between two calls. Longer than proxies keep theirs open, so that the proxies close first. */
  idleMs: number;
}

export const PATIENCE: Patience = { headersMs: 10_000, callMs: 60_000, silentMs: 30_000, idleMs: 72_000 };
/** Each connection costs memory, even a silent one. */
const MAX_CONNECTIONS = 10_000;
const LOOK_EVERY_MS = 1000;

/** The server's options for callers that are slow or do not send HTTP. */
export function callersOptions({ headersMs, callMs, silentMs, idleMs }: Patience) {
  return {
    requestTimeout: callMs,
    connectionTimeout: silentMs,
    keepAliveTimeout: idleMs,
    http: {
      // Set here too, because Node compares the two before Fastify sets its own values.
      requestTimeout: callMs,
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, headersMs),
    },
    clientErrorHandler: answerAndCut,
  } satisfies FastifyHttpOptions<Server>;
}

/** @param server before it listens */
export function limitConnections(server: { maxConnections: number }): void {
  server.maxConnections = MAX_CONNECTIONS;
}

const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** There is no request to answer, but the sender gets the usual error body. */
function answerAndCut(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status = STATUS[error.code ?? ""] ?? 400;
  const problem = toProblem(Object.assign(new Error(error.message), { statusCode: status }));
  const body = JSON.stringify(problem.toBody());
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
