import { choiceLook } from "#design/radio-card/choiceLook.ts";
import { haat } from "#design/theme/haat.ts";

/** The look of a tile that is the label of its radio. To be spread into a rule. */
export const tileLook = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  border: `1px solid ${haat.hairline}`,
  borderRadius: haat.radiusControl,
  backgroundColor: haat.groundRaised,
  cursor: "pointer",
  ...choiceLook,
  // The radio input is transparent and covers the whole tile: clicks, arrow keys and the focus ring are the browser's own.
  "& > input": {
    appearance: "none",
    position: "absolute",
    inset: "0",
    margin: "0",
    borderRadius: "inherit",
    cursor: "pointer",
  },
} as const;
