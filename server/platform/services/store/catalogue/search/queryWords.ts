const MAX_LENGTH = 200;
const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;

/**
 * The words of a query in lower case. They consist only of letters, digits and marks of any script, so any input is safe in
 * a text search. Long queries are cut; punctuation and emoji alone give no words.
 */
export function queryWords(query: string): string[] {
  const text = query
    .slice(0, MAX_LENGTH)
    .normalize("NFC")
    .toLowerCase()
    // Joiners, which Indic keyboards put between letters.
    .replace(/[\u200c\u200d]/g, "");
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words.map((word) => [...word].slice(0, MAX_WORD_LENGTH).join("")))].slice(0, MAX_WORDS);
}

/**
 * A text search for all words. @param how.weights of the index: A name, B local name and aliases, C brand; all when
 * left out
 */
export function allOf(words: readonly string[], how: { begins: boolean; weights?: string }): string {
  const suffix = `${how.begins ? "*" : ""}${how.weights ?? ""}`;
  return words.map((word) => `'${word}'${suffix && `:${suffix}`}`).join(" & ");
}

/** A text search for at least one word of each list. */
export function oneOfEach(groups: readonly (readonly string[])[]): string {
  return groups.map((group) => `(${group.map((term) => term).join(" | ")})`).join(" & ");
}
