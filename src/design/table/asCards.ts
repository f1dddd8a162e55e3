/**
 * At these widths a table's columns do not fit, so each row is drawn as a card: on phones, and on screens where the account's
 * menu leaves as little width. It is no container query, because the build groups rules by media queries alone (ADR 18).
 */
export const AS_CARDS = "@media (max-width: 39.9375em), (min-width: 48em) and (max-width: 55.4375em)";
