import { HttpError, isPassing, messageOf } from "#kernel/http/errors.ts";
import * as words from "./words.en";

/** What an error view shows (spec 8, Load failures): the HTTP status if the platform answered, and the message. */
export interface Failure {
  status?: number;
  message: string;
  /** Another try would be refused again. */
  isLasting: boolean;
}

export function failureOf(error: unknown): Failure {
  return {
    status: error instanceof HttpError ? error.status : undefined,
    isLasting: error instanceof HttpError && !isPassing(error),
    message: messageOf(error, words.tryAgainSoon),
  };
}
