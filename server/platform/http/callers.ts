import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyHttpOptions } from "fastify";
import { toProblem } from "./problems";

/** How long those who call may take, in milliseconds (bar 17). */
export interface Patience {
  headersMs: number;
  /** A whole call, an upload from a slow phone included. */
  callMs: number;
  /** Without a byte in either direction: a sender that has stopped, or a reader that does not take its answer. */
  silentMs: number;
  /** A connection between two calls. Longer than the proxies in front of us keep theirs, so that it is they who close. */
  idleMs: number;
}

export const PATIENCE: Patience = { headersMs: 10_000, callMs: 60_000, silentMs: 30_000, idleMs: 72_000 };
/** Each costs memory, whether it says anything or not. */
const MAX_CONNECTIONS = 10_000;
const LOOK_EVERY_MS = 1000;

/** What the server does with callers who are slow or send what is no HTTP. */
export function callersOptions({ headersMs, callMs, silentMs, idleMs }: Patience) {
  return {
    requestTimeout: callMs,
    connectionTimeout: silentMs,
    keepAliveTimeout: idleMs,
    http: {
      // Node compares the two before Fastify sets its own.
      requestTimeout: callMs,
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, headersMs),
    },
    clientErrorHandler: answerAndCut,
  } satisfies FastifyHttpOptions<Server>;
}

/** @param server as it is before it listens */
export function limitConnections(server: { maxConnections: number }): void {
  server.maxConnections = MAX_CONNECTIONS;
}

const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** There is no call yet that could be answered, but its sender is told in the same words as any other. */
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
