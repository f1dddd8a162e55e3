import { HttpError } from "#kernel/http/errors.ts";

/** The platform says itself what has ended and how to go on. */
const ENDED = ["TOKEN_EXPIRED", "SESSION_ENDED"];

/**
 * Why the bearer of a call is refused; undefined for an error of another kind. A 404 means that the code belongs to another
 * store.
 */
export function refusalOf(error: unknown, otherwise: string): string | undefined {
  if (!(error instanceof HttpError) || ![401, 403, 404].includes(error.status)) return undefined;
  return ENDED.includes(error.code) ? error.message : otherwise;
}
