import { withoutHiddenSigns } from "../../hiddenSigns";

/** A text as one line, without invisible characters. */
export function cleanText(text: string): string {
  return withoutHiddenSigns(text)
    .replace(/\p{Cc}+/gu, " ")
    .trim();
}
