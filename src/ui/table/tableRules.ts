import { haat, type, visuallyHidden } from "../theme/haat";

/** One look for every list in columns; spread into the rules of its own `makeStyles`. */
export const tableRules = {
  ...type.body,
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "& th": { ...type.caption, fontWeight: 600, color: haat.textSoft, textAlign: "start", padding: "12px 8px" },
  "& td": { padding: "12px 8px", borderTop: `1px solid ${haat.hairline}` },
  "& th:first-child, & td:first-child": { paddingInlineStart: "0" },
  "& th:last-child, & td:last-child": { paddingInlineEnd: "0" },
} as const;

const card = {
  border: `1px solid ${haat.hairline}`,
  borderRadius: haat.radiusCard,
  backgroundColor: haat.groundRaised,
} as const;

/** The card that a table stands in, and what is left of it where each row is a card of its own. */
export const tableBox = { ...card, padding: "8px 16px" } as const;
export const noBox = { border: "0", padding: "0", backgroundColor: "transparent" } as const;

/** Where the columns have no room: each row a card, whose grid is the table's own. */
export const rowsAsCards = {
  "& thead": visuallyHidden,
  "& tbody": { display: "grid", rowGap: "12px" },
  "& tr": { ...card, display: "grid", padding: "16px" },
  "& td": { padding: "0", borderTop: "0" },
} as const;
