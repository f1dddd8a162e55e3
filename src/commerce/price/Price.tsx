import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import { formatMoney } from "#design/format/money.ts";
import { haat, media, type, visuallyHidden } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface PriceProps {
  /** Integer paise. */
  sellingPrice: number;
  /** Integer paise; drawn struck through when it is above the selling price (reading 17). */
  mrp?: number;
  size?: "small" | "medium" | "large";
  className?: string;
}

const useBase = makeResetStyles({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "6px",
  fontVariantNumeric: "tabular-nums",
  color: haat.price,
  fontWeight: 600,
  // The struck price's line is lower than the selling price's, so that a row with both is no taller than with one.
  "& del": { color: haat.mrp, fontSize: "0.75rem", lineHeight: "1", fontWeight: 400 },
  // Words for screen readers, as generated content: a grid has many prices, and nodes would cost more. A screen in another
  // language sets its own.
  "&[data-struck]::before": { ...visuallyHidden, content: `var(--haat-say-price, '${words.priceBefore}')` },
  "& del::before": { ...visuallyHidden, content: `var(--haat-say-was, '${words.wasBefore}')` },
});

const useStyles = makeStyles({
  small: { fontSize: "0.875rem", lineHeight: "1.25rem" },
  medium: { fontSize: "1rem", lineHeight: "1.5rem" },
  // On phones both sizes are used elsewhere on the page, because each further font size costs a slow phone 5 ms.
  large: {
    ...type.title,
    columnGap: "12px",
    "& del": { fontSize: "0.875rem" },
    [media.desktopUp]: { ...type.display, "& del": { fontSize: "1.25rem" } },
  },
});

/** The selling price in bold and the MRP struck through beside it. Screen readers hear words between the two. */
export function Price({ sellingPrice, mrp, size = "medium", className }: PriceProps) {
  const base = useBase();
  const styles = useStyles();
  const struck = mrp !== undefined && mrp > sellingPrice;
  return (
    <b data-struck={struck ? "" : undefined} className={mergeClasses(base, styles[size], className)}>
      {formatMoney(sellingPrice)}
      {struck && <del>{formatMoney(mrp)}</del>}
    </b>
  );
}
