/** The reason why a program cannot start, as one sentence that names what to mend. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
