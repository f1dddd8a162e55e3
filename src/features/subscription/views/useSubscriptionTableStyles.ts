import { makeStyles } from "@fluentui/react-components";
import { noBox, rowsAsCards, tableBox, tableRules } from "#design/table/tableRules.ts";
import { haat, type } from "#design/theme/haat.ts";

/** Below this width the seven columns do not fit beside the side menu, so each subscription is a card. */
const CARDS = "@media (max-width: 71.8125em)";

export const useSubscriptionTableStyles = makeStyles({
  box: { ...tableBox, [CARDS]: noBox },
  table: {
    ...tableRules,
    [CARDS]: {
      ...rowsAsCards,
      "& tr": { ...rowsAsCards["& tr"], gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "16px" },
      "& td:first-child, & td:last-child": { gridColumn: "1 / -1" },
      "& td[data-label]::before": {
        content: "attr(data-label)",
        display: "block",
        fontSize: "0.75rem",
        lineHeight: "1rem",
        color: haat.textSoft,
        marginBlockEnd: "4px",
      },
    },
  },
  product: { display: "grid", gridTemplateColumns: "56px minmax(0, 1fr)", columnGap: "12px", alignItems: "center" },
  picture: { borderRadius: haat.radiusControl, overflow: "hidden" },
  name: {
    fontWeight: 600,
    overflowWrap: "anywhere",
    display: "flex",
    flexDirection: "column",
    rowGap: "4px",
    alignItems: "flex-start",
  },
  wide: { [CARDS]: { gridColumn: "1 / -1" } },
  soft: { ...type.caption, color: haat.textSoft },
  price: { fontWeight: 600, whiteSpace: "nowrap" },
  nowrap: { whiteSpace: "nowrap" },
  /** A date wraps into two lines at most. */
  date: { minWidth: "112px" },
  actions: {
    display: "flex",
    alignItems: "center",
    columnGap: "4px",
    justifyContent: "flex-end",
    [CARDS]: { justifyContent: "flex-start" },
  },
  first: { [CARDS]: { marginInlineStart: "-12px" } },
  /** Aligns the switch with the column's text. */
  status: { marginInlineStart: "-8px" },
});
