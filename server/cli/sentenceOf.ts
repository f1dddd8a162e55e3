import { ConfigError } from "../ConfigError";
import { isConnectionLost } from "../platform/db/isConnectionLost";
import { PlatformError } from "../platform/errors";
import { reasonOf } from "../reasonOf";

/** An error as the person at the terminal reads it: one sentence, never a stack trace. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof PlatformError) return error.message;
  if (isConnectionLost(error))
    return "The database cannot be reached: nothing was changed. Try again when it is there.";
  return `This is a mistake in the program, and nothing was changed: ${reasonOf(error)}`;
}
