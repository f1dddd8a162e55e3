/**
 * The widths at which a table's columns do not fit and each row is a card: phones, and screens on which the account's menu
 * leaves no more space. Not a container query, because the build sorts rules by media queries alone (ADR 18).
 */
export const AS_CARDS = "@media (max-width: 39.9375em), (min-width: 48em) and (max-width: 55.4375em)";
