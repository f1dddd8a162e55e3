import { isolated } from "./isolated";
import * as words from "./words.en";

/** Joins texts with commas and leaves empty ones out. Each text is isolated, so the result suits a plain-text sentence. */
export const listed = (parts: readonly (string | undefined)[]): string =>
  parts
    .map((part = "") => isolated(part))
    .filter(Boolean)
    .join(words.comma);
