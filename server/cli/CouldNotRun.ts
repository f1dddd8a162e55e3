import { ConfigError } from "#server/shared/ConfigError.ts";

/** A command that could not be carried out although nothing is wrong in what was typed. */
export class CouldNotRun extends ConfigError {
  override name = "CouldNotRun";
}
