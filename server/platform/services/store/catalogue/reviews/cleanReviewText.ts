import { withoutHiddenSigns } from "../../../../hiddenSigns";

/** A shopper's text with its lines, and at most one empty line in a row. */
export function cleanReviewText(text: string): string {
  return withoutHiddenSigns(text)
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, " ")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
