import type { ApiError } from "#contract/wire.types.ts";
import { words } from "./words";

interface Details {
  retryable?: boolean;
  /** Seconds for the Retry-After header. */
  retryAfter?: number;
  /** More fields for the answer's body, for example the changed lines of a checkout. */
  extra?: Record<string, unknown>;
}

/** The one error that is sent to the caller as it is. Its `message` may be shown to a shopper. */
export class PlatformError extends Error {
  override name = "PlatformError";

  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }

  toBody(requestId?: string): ApiError {
    const { retryable = false, extra = {} } = this.details;
    return { ...extra, statusCode: this.statusCode, code: this.code, message: this.message, requestId, retryable };
  }
}

/** Also the answer for what belongs to somebody else, so that nobody learns that it exists (platform-api, Answers). */
export function notFound(message: string): PlatformError {
  return new PlatformError(404, "NOT_FOUND", message);
}

export function badRequest(message: string, code = "INVALID_REQUEST"): PlatformError {
  return new PlatformError(400, code, message);
}

/** Access is missing, expired or revoked; always 403 (spec 7.1). */
export function accessDenied(): PlatformError {
  return new PlatformError(403, "ACCESS_DENIED", words.logIn);
}

export function conflict(code: string, message: string, extra?: Record<string, unknown>): PlatformError {
  return new PlatformError(409, code, message, { extra });
}

export function tooMany(message: string, retryAfter: number, code = "TOO_MANY_REQUESTS"): PlatformError {
  return new PlatformError(429, code, message, { retryAfter, retryable: true });
}
