import { makeResetStyles, makeStyles, shorthands } from "@fluentui/react-components";
import { haat, media, motion } from "../theme/haat";

const useChip = makeResetStyles({
  appearance: "none",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  columnGap: "6px",
  flexShrink: 0,
  minHeight: "36px",
  minWidth: "36px",
  padding: "0 14px",
  border: `1px solid ${haat.hairline}`,
  borderRadius: haat.radiusFull,
  backgroundColor: haat.groundRaised,
  color: haat.text,
  fontSize: "0.875rem",
  lineHeight: "1.25rem",
  whiteSpace: "nowrap",
  cursor: "pointer",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  [media.hover]: { ":hover": { borderColor: haat.strokeControl } },
  [media.touch]: { minHeight: haat.target, minWidth: haat.target },
  ":disabled": { opacity: "0.5", cursor: "not-allowed" },
});

const useStates = makeStyles({
  active: {
    ...shorthands.borderColor(haat.secondaryText),
    backgroundColor: haat.secondaryTint,
    color: haat.secondaryText,
    fontWeight: 600,
  },
});

export function useChipStyles() {
  return { chip: useChip(), active: useStates().active };
}
