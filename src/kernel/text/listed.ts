import { isolated } from "./isolated";

/** Texts with commas between them, without the empty ones; each is isolated once, for a sentence that is plain text. */
export const listed = (parts: readonly (string | undefined)[]): string =>
  parts
    .map((part = "") => isolated(part))
    .filter(Boolean)
    .join(", ");
