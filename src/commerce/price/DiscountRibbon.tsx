import { makeResetStyles } from "@fluentui/react-components";
import { haat } from "#design/theme/haat.ts";
import * as words from "../words.en";
import { discountPercent } from "./discountPercent";

export interface DiscountRibbonProps {
  /** Integer paise. */
  mrp: number;
  /** Integer paise. */
  sellingPrice: number;
}

const useRibbon = makeResetStyles({
  position: "absolute",
  insetBlockStart: "0",
  insetInlineStart: "12px",
  zIndex: 1,
  minWidth: "36px",
  padding: "4px 6px 8px",
  backgroundColor: haat.ribbon,
  color: haat.onRibbon,
  fontSize: "0.75rem",
  fontWeight: 600,
  lineHeight: "0.875rem",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  // The ribbon's lower edge has a notch.
  clipPath: "polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 5px), 0 100%)",
});

/** Lies over the upper corner of a positioned parent. Draws nothing when there is no saving (spec 2.6, reading 17). */
export function DiscountRibbon({ mrp, sellingPrice }: DiscountRibbonProps) {
  const className = useRibbon();
  const percent = discountPercent(mrp, sellingPrice);
  return percent > 0 ? <span className={className}>{words.percentOff(percent)}</span> : null;
}
