import { causesOf } from "./causesOf";

/**
 * The SQLSTATE of a database error (five characters), even when Drizzle has wrapped the error; undefined for other errors.
 */
export function sqlState(error: unknown): string | undefined {
  for (const current of causesOf(error)) {
    if ("code" in current && typeof current.code === "string" && /^[0-9A-Z]{5}$/.test(current.code)) {
      return current.code;
    }
  }
  return undefined;
}
