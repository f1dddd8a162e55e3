/** Why a program cannot start: one sentence that names what to mend. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
