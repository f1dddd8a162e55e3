import { makeStyles } from "@fluentui/react-components";
import { AS_CARDS } from "#design/table/asCards.ts";
import { noBox, rowsAsCards, tableBox, tableRules } from "#design/table/tableRules.ts";
import { focusRing, haat, type } from "#design/theme/haat.ts";

const ROOMY = "@media (min-width: 65em)";
const SMALL = "@media (max-width: 39.9375em)";

export const useOrderTableStyles = makeStyles({
  box: { ...tableBox, [AS_CARDS]: noBox },
  table: {
    ...tableRules,
    "& td": { ...tableRules["& td"], position: "relative" },
    "& th:first-child, & td:first-child": { paddingInlineStart: "0", width: "100%" },
    "& th:last-child, & td:last-child": { paddingInlineEnd: "0", ...type.atEnd },
    // A click anywhere on the cell or the card opens the order; the menu's button lies on top.
    "& a::after": { content: "''", position: "absolute", inset: "0", borderRadius: haat.radiusCard },
    "& a:focus-visible": { outlineStyle: "none" },
    "& a:focus-visible::after": focusRing,
    [AS_CARDS]: {
      ...rowsAsCards,
      "& tr": {
        ...rowsAsCards["& tr"],
        position: "relative",
        gridTemplateColumns: "auto minmax(0, 1fr) auto",
        gridTemplateAreas: '"order order action" "status date amount"',
        alignItems: "center",
        columnGap: "12px",
        rowGap: "12px",
      },
      "& td": { ...rowsAsCards["& td"], position: "static" },
      "& td:first-child": { width: "auto" },
    },
  },
  order: { gridArea: "order" },
  /** The date wraps into two lines and leaves its space to the names of the products. */
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
