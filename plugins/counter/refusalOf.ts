import { HttpError } from "#kernel/http/errors.ts";

/** For these the platform's own message says what has ended and what to do. */
const ENDED = ["TOKEN_EXPIRED", "SESSION_ENDED"];

/**
 * The reason why the bearer of a call is refused; undefined for other errors. A 404 means that the code belongs to another
 * store.
 */
export function refusalOf(error: unknown, otherwise: string): string | undefined {
  if (!(error instanceof HttpError) || ![401, 403, 404].includes(error.status)) return undefined;
  return ENDED.includes(error.code) ? error.message : otherwise;
}
