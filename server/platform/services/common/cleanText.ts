/** Control characters and unpaired surrogates: PostgreSQL refuses some of them, and nobody types them on purpose. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]+/gu;

/** A text as one line, without characters that cannot be printed. */
export function cleanText(text: string): string {
  return text.replace(UNPRINTABLE, " ").trim();
}
