import { makeStyles } from "@fluentui/react-components";
import { haat, type, visuallyHidden } from "../../../ui/theme/haat";

/** Below this width the seven columns do not fit beside the side menu, and each subscription is a card. */
const CARDS = "@media (max-width: 1149px)";

const card = {
  border: `1px solid ${haat.hairline}`,
  borderRadius: haat.radiusCard,
  backgroundColor: haat.groundRaised,
};

export const useSubscriptionTableStyles = makeStyles({
  box: { ...card, padding: "8px 16px", [CARDS]: { border: "0", padding: "0", backgroundColor: "transparent" } },
  table: {
    ...type.body,
    width: "100%",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    "& th": { ...type.caption, fontWeight: 600, color: haat.textSoft, textAlign: "start", padding: "12px 8px" },
    "& td": { padding: "12px 8px", borderTop: `1px solid ${haat.hairline}` },
    "& th:first-child, & td:first-child": { paddingInlineStart: "0" },
    "& th:last-child, & td:last-child": { paddingInlineEnd: "0" },
    [CARDS]: {
      "& thead": visuallyHidden,
      "& tbody": { display: "grid", rowGap: "12px" },
      "& tr": {
        ...card,
        display: "grid",
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        gap: "16px",
        padding: "16px",
      },
      "& td": { padding: "0", borderTop: "0" },
      "& td:first-child, & td:last-child": { gridColumn: "1 / -1" },
      "& td[data-label]::before": {
        content: "attr(data-label)",
        display: "block",
        fontSize: "12px",
        lineHeight: "16px",
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
  /** The switch is aligned with the column's text. */
  status: { marginInlineStart: "-8px" },
});
