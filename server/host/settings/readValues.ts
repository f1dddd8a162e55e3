import { ConfigError } from "#server/shared/ConfigError.ts";

/** Splits a list at its commas. */
export function listOf(value: string | undefined): string[] | undefined {
  const items = value?.split(",").map((item) => item.trim().toLowerCase());
  return items?.filter((item) => item !== "");
}

/** @throws ConfigError with one sentence that names the variable and says how to correct it */
export function originOf(name: string, value: string): string {
  if (/^https?:/.test(value) && URL.canParse(value)) return new URL(value).origin;
  throw new ConfigError(`${name} is "${value}"; set it to an origin such as https://example.com.`);
}
