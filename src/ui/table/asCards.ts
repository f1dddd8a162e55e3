/**
 * At these widths a table's columns do not fit, so each row is drawn as a card: on phones, and on screens where the account's
 * menu leaves as little width. It is no container query, because the build groups rules by media queries alone (ADR 18).
 */
export const AS_CARDS = "@media (max-width: 639px), (min-width: 768px) and (max-width: 887px)";
