import { isConnectionLost } from "#server/platform/db/isConnectionLost.ts";
import { reasonOf } from "#server/platform/db/reasonOf.ts";
import { PlatformError } from "#server/platform/errors.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";

/** An error for the person at the terminal: one sentence, never a stack trace. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof PlatformError) return error.message;
  if (isConnectionLost(error))
    return "The database cannot be reached: nothing was changed. Try again when it can be reached.";
  return `This is a mistake in the program, and nothing was changed: ${reasonOf(error)}`;
}
