import * as words from "./words.en";

/**
 * The base of all errors that the transport throws. The transport shows no toast and never navigates; screens decide (house).
 * `message` can be shown to shoppers.
 */
abstract class TransportError extends Error {
  abstract readonly retryable: boolean;
}

/** The platform could not be reached, or the connection broke before a safe call was answered. */
export class NetworkError extends TransportError {
  override readonly name = "NetworkError";
  readonly retryable = true;
  constructor(message = words.offline) {
    super(message);
  }
}

/**
 * The platform answered with an error. `code` is for programs, `message` is the platform's text for shoppers
 * (`readProblem`); both may be empty.
 */
export class HttpError extends TransportError {
  override readonly name = "HttpError";
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: {
      retryable?: boolean;
      requestId?: string;
      /** Whole seconds, from Retry-After. */
      retryAfter?: number;
      /** The answer's body, for codes that carry data besides the message (for example CHECKOUT_CHANGED). */
      body?: unknown;
    } = {},
  ) {
    super(message);
  }

  get retryable(): boolean {
    return this.details.retryable ?? (this.status === 429 || this.status >= 500);
  }
}

/** The session is over: there was no refresh token, or its renewal was refused (spec 7.1). */
export class SessionEnded extends TransportError {
  override readonly name = "SessionEnded";
  readonly retryable = false;
  constructor(message = words.sessionEnded) {
    super(message);
  }
}

/** A call that changes something was sent and its answer was lost, so the change may or may not have been made. */
export class UnknownOutcome extends TransportError {
  override readonly name = "UnknownOutcome";
  readonly retryable = true;
  constructor(message = words.notSure) {
    super(message);
  }
}

/** True when the same call may succeed later: the network failed, or the platform is down or busy. */
export function isPassing(error: unknown): boolean {
  return typeof error === "object" && error !== null && (error as { retryable?: boolean }).retryable === true;
}

/** The message to show for any thrown value: that of a TransportError, or `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof TransportError && error.message !== "" ? error.message : fallback;
}
