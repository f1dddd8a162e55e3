/**
 * The one family of errors the transport throws. It never toasts and never navigates: screens decide.
 * `message` is fit to show a shopper.
 */
abstract class TransportError extends Error {
  abstract readonly retryable: boolean;
}

/** The platform could not be reached, or the connection broke before a safe call was answered. */
export class NetworkError extends TransportError {
  override readonly name = "NetworkError";
  readonly retryable = true;
  constructor(message = "You seem to be offline. Check your connection and try again.") {
    super(message);
  }
}

/** The platform answered with an error. `code` is a word for programs, `message` the platform's own for shoppers; both may be empty. */
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
      /** The answer's body, for the codes that carry more than words (for example CHECKOUT_CHANGED). */
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
  constructor(message = "Your session has ended. Log in again to go on.") {
    super(message);
  }
}

/** A call that changes something was sent and its answer was lost: it may or may not have happened. */
export class UnknownOutcome extends TransportError {
  override readonly name = "UnknownOutcome";
  readonly retryable = true;
  constructor(message = "We are not sure whether that went through, and are asking. Trying again is safe.") {
    super(message);
  }
}

/**
 * The platform has no such call (reading 34): what it says then is its framework's (`Cannot POST /api/…`), and for nobody.
 * A platform that misses what the call is about has a word for programs, too.
 */
export function isUnknownCall(error: unknown): boolean {
  return (
    error instanceof HttpError && [404, 405, 501].includes(error.status) && ["", "UNREADABLE"].includes(error.code)
  );
}

/** The platform's or our own words for any thrown value; `fallback` where there are none. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof TransportError && error.message !== "" ? error.message : fallback;
}
