/**
 * Invisible characters that change how other text is read: direction overrides and isolates (U+202A to U+202E, U+2066 to
 * U+2069), and spaces and joiners without a width. ZWJ and ZWNJ stay, because Indian languages need them, and so do the
 * marks U+200E and U+200F, which only order the character beside them.
 */
const HIDDEN = /[\u200b\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
/** Control characters, which a terminal obeys, and halves of characters. */
const CONTROL = /[\p{Cc}\p{Cs}]/gu;
const CONTROL_IN_TEXT = /(?:(?![\t\n\r])[\p{Cc}\p{Cs}])+/gu;

/**
 * A text as it may be stored: without hidden characters, and with a blank for control characters that are not line breaks.
 */
export const withoutHiddenSigns = (text: string): string => text.replace(HIDDEN, "").replace(CONTROL_IN_TEXT, " ");

/**
 * A line that is safe to show in a terminal: characters that it would obey, or that hide or reorder the rest, become
 * visible.
 */
export const shownInLine = (line: string): string =>
  line
    .replace(/[\t\n\v\f\r\u0085]/g, " ")
    .replace(HIDDEN, "\ufffd")
    .replace(CONTROL, "\ufffd");
