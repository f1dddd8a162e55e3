/** Control characters and halves of characters: PostgreSQL refuses some of them, and nobody means them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]+/gu;

/** One line of text as a person meant it. */
export function cleanText(text: string): string {
  return text.replace(UNPRINTABLE, " ").trim();
}
