import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import { haat, media, motion, type } from "#design/theme/haat.ts";

const useGroup = makeResetStyles({
  minWidth: "0",
  margin: "0",
  padding: "0",
  border: "0",
  "& > legend": {
    padding: "0",
    marginBlockEnd: "8px",
    ...type.body,
    fontWeight: 600,
    color: haat.text,
    overflowWrap: "anywhere",
  },
  "& > div": { display: "flex", flexWrap: "wrap", gap: "8px" },
});

const useTile = makeResetStyles({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  boxSizing: "border-box",
  minWidth: "44px",
  maxWidth: "100%",
  minHeight: "44px",
  padding: "4px 12px",
  border: `1px solid ${haat.hairline}`,
  borderRadius: haat.radiusControl,
  backgroundColor: haat.groundRaised,
  color: haat.text,
  ...type.body,
  textAlign: "center",
  overflowWrap: "anywhere",
  cursor: "pointer",
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  [media.hover]: { ":hover": { borderColor: haat.strokeControl } },
  "&[data-checked]": {
    borderColor: haat.primaryText,
    boxShadow: `inset 0 0 0 1px ${haat.primaryText}`,
    backgroundColor: haat.primaryTint,
  },
  "&[data-off]": { borderStyle: "dashed", color: haat.textSoft },
  "&[data-off] > input + span": { textDecorationLine: "line-through" },
  "& > small": { ...type.caption, color: haat.textSoft },
  // The radio input is transparent and covers the whole tile: clicks, arrow keys and the focus ring are the browser's own.
  "& > input": {
    appearance: "none",
    position: "absolute",
    inset: "0",
    margin: "0",
    borderRadius: "inherit",
    cursor: "pointer",
  },
});

const useSwatch = makeStyles({
  swatch: {
    paddingBlock: "3px",
    paddingInline: "3px",
    borderRadius: haat.radiusFull,
    // A stroke across the colour; the system's own colours draw it, too.
    "&[data-off]::after": {
      content: "''",
      position: "absolute",
      insetBlockStart: "50%",
      insetInline: "2px",
      borderBlockStartWidth: "2px",
      borderBlockStartStyle: "solid",
      borderBlockStartColor: haat.text,
      boxShadow: `0 0 0 1px ${haat.groundRaised}`,
      rotate: "-45deg",
      pointerEvents: "none",
    },
  },
});

export function usePickerStyles() {
  return { group: useGroup(), tile: useTile(), ...useSwatch() };
}
