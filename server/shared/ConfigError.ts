/** The reason why a program cannot start, as one sentence that names what to correct. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
