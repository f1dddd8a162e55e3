import { DataFolderInUse } from "#server/platform/db/lockDataFolder.ts";
import { PlatformError } from "#server/platform/errors.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";
import { CouldNotRun } from "./CouldNotRun";

/** The exit code for an error: 1 when something is wrong in what was given, 2 when the command could not run. */
export function exitOf(error: unknown): 1 | 2 {
  if (error instanceof CouldNotRun || error instanceof DataFolderInUse) return 2;
  if (error instanceof PlatformError) return error.statusCode < 500 ? 1 : 2;
  return error instanceof ConfigError ? 1 : 2;
}
