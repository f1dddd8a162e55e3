import { cardLook } from "../panel/cardLook";
import { haat, type, visuallyHidden } from "../theme/haat";

/** The common look of all tables. Spread it into the rules of a `makeStyles`. */
export const tableRules = {
  ...type.body,
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "& th": { ...type.caption, fontWeight: 600, color: haat.textSoft, textAlign: "inherit", padding: "12px 8px" },
  "& td": { padding: "12px 8px", borderTop: `1px solid ${haat.hairline}` },
  "& [data-end]": type.atEnd,
  "& th:first-child, & td:first-child": { paddingInlineStart: "0" },
  "& th:last-child, & td:last-child": { paddingInlineEnd: "0" },
} as const;

/** The card around a table, and the same box without a card's look, for tables whose rows are cards. */
export const tableBox = { ...cardLook, padding: "8px 16px" } as const;
export const noBox = { border: "0", padding: "0", backgroundColor: "transparent" } as const;

/** For widths at which the columns do not fit: each row is a card whose grid the table defines. */
export const rowsAsCards = {
  "& thead": visuallyHidden,
  "& tbody": { display: "grid", rowGap: "12px" },
  "& tr": { ...cardLook, display: "grid", padding: "16px" },
  "& td": { padding: "0", borderTop: "0" },
} as const;
