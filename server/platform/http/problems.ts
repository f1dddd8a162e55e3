import type { FastifyError, FastifyInstance } from "fastify";
import { isConnectionLost } from "../db/isConnectionLost";
import { isOutOfRoom } from "../db/isOutOfRoom";
import { sqlState } from "../db/sqlState";
import { badRequest, PlatformError } from "../errors";
import { words } from "../words";
import { drainBody } from "./drainBody";

/** Sends every failure as `{ statusCode, code, message, requestId, retryable }`, never with a stack (bar 13). */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Error>(async (error, request, reply) => {
    const problem = toProblem(error);
    if (problem.statusCode === 413) await drainBody(request.raw);
    // A refusal on purpose needs no stack in the log; any other failure does.
    const reason = problem.code;
    if (problem.statusCode >= 500 && (error.cause !== undefined || !(error instanceof PlatformError))) {
      request.log.error({ err: error.cause ?? error, reason, store: request.storeId }, "call failed");
    } else request.log.debug({ status: problem.statusCode, reason, store: request.storeId }, "refused");
    if (problem.details.retryAfter !== undefined) reply.header("retry-after", problem.details.retryAfter);
    reply.header("cache-control", "no-store");
    return reply.code(problem.statusCode).send(problem.toBody(request.id));
  });
}

export function unknownAddress(): PlatformError {
  return new PlatformError(404, "NOT_FOUND", words.nothingHere);
}

const REFUSALS: Record<number, { code: string; message: () => string }> = {
  400: { code: "INVALID_REQUEST", message: () => words.unreadable },
  404: { code: "NOT_FOUND", message: () => words.nothingHere },
  408: { code: "REQUEST_TIMEOUT", message: () => words.tookTooLong },
  413: { code: "TOO_LARGE", message: () => words.tooLarge },
  414: { code: "TOO_LONG", message: () => words.addressTooLong },
  415: { code: "UNSUPPORTED_MEDIA_TYPE", message: () => words.sendJson },
  431: { code: "HEADERS_TOO_LARGE", message: () => words.headersTooLarge },
};

/** What a caller may learn about a failure. */
export function toProblem(error: FastifyError | Error): PlatformError {
  if (error instanceof PlatformError) return error;
  if (error.cause instanceof PlatformError) return error.cause;
  const status = "statusCode" in error ? (error.statusCode ?? 500) : 500;
  const refusal = REFUSALS[status];
  if (refusal !== undefined) return new PlatformError(status, refusal.code, refusal.message());
  if (status >= 400 && status < 500) return new PlatformError(status, "INVALID_REQUEST", words.refused);
  if (isOutOfRoom(error)) return full();
  return isConnectionLost(error) ? unavailable() : fromDatabase(sqlState(error) ?? "");
}

function fromDatabase(state: string): PlatformError {
  // Class 22: a value that no column can hold, for example a number out of range.
  if (state.startsWith("22")) return badRequest(words.outOfRange);
  // The row of a customer who was erased at that moment (migration `books`), so the session is over.
  if (state === "HA001") return new PlatformError(403, "SESSION_ENDED", words.accountGone);
  return new PlatformError(500, "INTERNAL", words.wentWrong, { retryable: true });
}

function full(): PlatformError {
  return new PlatformError(503, "STORAGE_FULL", words.storageFull, { retryable: true, retryAfter: 60 });
}

export function unavailable(): PlatformError {
  return new PlatformError(503, "UNAVAILABLE", words.busy, { retryable: true, retryAfter: 1 });
}
