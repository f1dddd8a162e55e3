import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import { haat, motion, type } from "#design/theme/haat.ts";
import { tileLook } from "../option-tiles/tileLook";

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
  ...tileLook,
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  alignItems: "center",
  boxSizing: "border-box",
  minWidth: "44px",
  maxWidth: "100%",
  minHeight: "44px",
  padding: "4px 12px",
  color: haat.text,
  ...type.body,
  textAlign: "center",
  overflowWrap: "anywhere",
  "&[data-off]": { borderStyle: "dashed", color: haat.textSoft },
  "&[data-off] > input + span": { textDecorationLine: "line-through" },
  "& > small": { ...type.caption, color: haat.textSoft },
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
