/**
 * Where a list's columns have no room, each row is a card: on phones, and on screens on which the account's menu leaves as
 * little beside it. No container query: the build's groups of rules know media queries alone (ADR 18).
 */
export const AS_CARDS = "@media (max-width: 639px), (min-width: 768px) and (max-width: 887px)";
