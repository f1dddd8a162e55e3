import { ConfigError } from "../ConfigError";
import { isConnectionLost } from "../platform/db/isConnectionLost";
import { PlatformError } from "../platform/errors";

/** What the person at the terminal reads of an error: a sentence, never a stack. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof PlatformError) return error.message;
  if (isConnectionLost(error))
    return "The database cannot be reached: nothing was changed. Try again when it is there.";
  return `This is a mistake in the program, and nothing was changed: ${reasonOf(error)}`;
}

/** The database's own words; what wraps them repeats the whole statement. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message.slice(0, 1000) : reasonOf(error.cause);
}
