import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import { discountPercent } from "../format/discountPercent";
import { formatMoney } from "../format/money";
import { haat, media, type, visuallyHidden } from "../theme/haat";

export interface PriceProps {
  /** Integer paise. */
  sellingPrice: number;
  /** Integer paise; struck beside the price when it is above it (reading 17). */
  mrp?: number;
  size?: "small" | "medium" | "large";
  /** Also says `25% off` beside it. */
  showSaving?: boolean;
  className?: string;
}

const useBase = makeResetStyles({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "6px",
  fontVariantNumeric: "tabular-nums",
  "& ins": { color: haat.price, textDecorationLine: "none", fontWeight: 600 },
  "& del, & span": { fontSize: "12px" },
  // Its line is lower than the price's: beside it, it makes no line taller than a price alone.
  "& del": { color: haat.mrp, lineHeight: "1", fontWeight: 400 },
  // For screen readers, and no nodes: a grid has many prices.
  "& [data-struck]::before": { ...visuallyHidden, content: "'Price '" },
  "& del::before": { ...visuallyHidden, content: "', was '" },
});

const useStyles = makeStyles({
  small: { fontSize: "14px", lineHeight: "20px" },
  medium: { fontSize: "16px", lineHeight: "24px" },
  // On phones a size that other screens have as well, beside it too: each new one costs the page 5 ms of a slow phone.
  large: {
    ...type.title,
    columnGap: "12px",
    "& del, & span": { fontSize: "14px" },
    [media.desktopUp]: { ...type.display, "& del, & span": { fontSize: "20px" } },
  },
  saving: { color: haat.saving, fontWeight: 600 },
});

/** The selling price in bold, the list price struck beside it; the words between them are for screen readers. */
export function Price({ sellingPrice, mrp, size = "medium", showSaving, className }: PriceProps) {
  const base = useBase();
  const styles = useStyles();
  const off = discountPercent(mrp ?? 0, sellingPrice);
  const struck = mrp !== undefined && mrp > sellingPrice;
  return (
    <span className={mergeClasses(base, styles[size], className)}>
      <ins data-struck={struck ? "" : undefined}>{formatMoney(sellingPrice)}</ins>
      {struck && <del>{formatMoney(mrp)}</del>}
      {showSaving && off > 0 && <span className={styles.saving}>{off}% off</span>}
    </span>
  );
}
