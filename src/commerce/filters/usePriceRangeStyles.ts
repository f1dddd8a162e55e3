import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import { haat, type } from "#design/theme/haat.ts";

const thumb = {
  boxSizing: "border-box",
  width: "24px",
  height: "24px",
  border: `2px solid ${haat.primaryText}`,
  borderRadius: "50%",
  backgroundColor: haat.groundRaised,
  cursor: "grab",
  // The two inputs lie on top of each other, so only their handles may take the pointer.
  pointerEvents: "auto",
} as const;

const useSlider = makeResetStyles({
  appearance: "none",
  position: "absolute",
  inset: "0",
  width: "100%",
  height: "100%",
  margin: "0",
  backgroundColor: "transparent",
  pointerEvents: "none",
  outlineStyle: "none",
  "::-webkit-slider-runnable-track": { backgroundColor: "transparent" },
  "::-webkit-slider-thumb": { appearance: "none", ...thumb },
  "::-moz-range-track": { backgroundColor: "transparent" },
  "::-moz-range-thumb": thumb,
  ":focus-visible::-webkit-slider-thumb": { outline: `2px solid ${haat.focus}`, outlineOffset: "2px" },
  ":focus-visible::-moz-range-thumb": { outline: `2px solid ${haat.focus}`, outlineOffset: "2px" },
});

const useParts = makeStyles({
  group: { minWidth: "0", margin: "0", padding: "0", border: "0" },
  legend: { padding: "0", marginBlockEnd: "4px", ...type.body, fontWeight: 600 },
  track: { position: "relative", height: "44px" },
  line: {
    position: "absolute",
    insetBlockStart: "20px",
    insetInlineStart: "12px",
    width: "calc(100% - 24px)",
    height: "4px",
    overflow: "hidden",
    borderRadius: "2px",
  },
  ground: { fill: haat.hairline },
  chosen: { fill: haat.primaryText },
  words: { ...type.body, ...type.tabular, color: haat.text },
});

export function usePriceRangeStyles() {
  return { slider: useSlider(), ...useParts() };
}
