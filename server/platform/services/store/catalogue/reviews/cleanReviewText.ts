/** Control characters and halves of characters, but not line breaks. */
const UNPRINTABLE = /[^\P{Cc}\n]|\p{Cs}/gu;

/** A shopper's lines as they were meant: no more than one empty line in a row. */
export function cleanReviewText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(UNPRINTABLE, " ")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
