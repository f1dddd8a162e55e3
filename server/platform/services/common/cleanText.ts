import { withoutHiddenSigns } from "../../hiddenSigns";

/** A text as one line, without signs that cannot be seen. */
export function cleanText(text: string): string {
  return withoutHiddenSigns(text)
    .replace(/\p{Cc}+/gu, " ")
    .trim();
}
