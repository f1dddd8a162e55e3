import { ConfigError } from "../ConfigError";
import { isConnectionLost } from "../platform/db/isConnectionLost";
import { PlatformError } from "../platform/errors";
import { reasonOf } from "../reasonOf";

/** What the person at the terminal reads of an error: a sentence, never a stack. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof PlatformError) return error.message;
  if (isConnectionLost(error))
    return "The database cannot be reached: nothing was changed. Try again when it is there.";
  return `This is a mistake in the program, and nothing was changed: ${reasonOf(error)}`;
}
