import { isolated } from "./isolated";

/** Joins texts with commas and leaves empty ones out. Each text is isolated, so the result suits a plain-text sentence. */
export const listed = (parts: readonly (string | undefined)[]): string =>
  parts
    .map((part = "") => isolated(part))
    .filter(Boolean)
    .join(", ");
