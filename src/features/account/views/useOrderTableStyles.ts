import { makeStyles } from "@fluentui/react-components";
import { AS_CARDS } from "../../../ui/table/asCards";
import { focusRing, haat, type, visuallyHidden } from "../../../ui/theme/haat";

const ROOMY = "@media (min-width: 1040px)";
const SMALL = "@media (max-width: 639px)";

const card = {
  border: `1px solid ${haat.hairline}`,
  borderRadius: haat.radiusCard,
  backgroundColor: haat.groundRaised,
};

export const useOrderTableStyles = makeStyles({
  box: {
    ...card,
    padding: "8px 16px",
    [AS_CARDS]: { border: "0", padding: "0", backgroundColor: "transparent" },
  },
  table: {
    ...type.body,
    width: "100%",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    "& th": { ...type.caption, fontWeight: 600, color: haat.textSoft, textAlign: "start", padding: "12px 8px" },
    "& [data-end]": { textAlign: "end" },
    "& td": { position: "relative", padding: "12px 8px", borderTop: `1px solid ${haat.hairline}` },
    "& th:first-child, & td:first-child": { paddingInlineStart: "0", width: "100%" },
    "& th:last-child, & td:last-child": { paddingInlineEnd: "0", textAlign: "end" },
    // A click anywhere on the cell or the card opens the order; the menu's button lies on top.
    "& a::after": { content: "''", position: "absolute", inset: "0", borderRadius: haat.radiusCard },
    "& a:focus-visible": { outlineStyle: "none" },
    "& a:focus-visible::after": focusRing,
    [AS_CARDS]: {
      "& thead": visuallyHidden,
      "& tbody": { display: "grid", rowGap: "12px" },
      "& tr": {
        ...card,
        position: "relative",
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr) auto",
        gridTemplateAreas: '"order order action" "status date amount"',
        alignItems: "center",
        columnGap: "12px",
        rowGap: "12px",
        padding: "16px",
      },
      "& td": { position: "static", padding: "0", borderTop: "0" },
      "& td:first-child": { width: "auto" },
    },
  },
  order: { gridArea: "order" },
  /** The date wraps into two lines, so that the names of the products keep their space. */
  date: {
    gridArea: "date",
    minWidth: "112px",
    color: haat.textSoft,
    [ROOMY]: { whiteSpace: "nowrap" },
    [SMALL]: { display: "none" },
  },
  status: { gridArea: "status" },
  amount: { gridArea: "amount", fontWeight: 600, whiteSpace: "nowrap" },
  action: { gridArea: "action", zIndex: 1, [AS_CARDS]: { marginInlineEnd: "-12px", marginBlockStart: "-8px" } },
});
