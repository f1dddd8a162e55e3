/** Control characters except line breaks, and unpaired surrogates. */
const UNPRINTABLE = /[^\P{Cc}\n]|\p{Cs}/gu;

/** A shopper's text with its lines, and at most one empty line in a row. */
export function cleanReviewText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(UNPRINTABLE, " ")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
