import { HttpError, messageOf } from "#kernel/http/errors.ts";
import * as words from "./words.en";

/** What an error view shows (spec 8, Load failures): the HTTP status if the platform answered, and the message. */
export function failureOf(error: unknown): { status?: number; message: string } {
  return {
    status: error instanceof HttpError ? error.status : undefined,
    message: messageOf(error, words.tryAgainSoon),
  };
}
