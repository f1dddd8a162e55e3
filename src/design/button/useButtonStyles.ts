import { makeResetStyles, makeStyles, shorthands } from "@fluentui/react-components";
import { haat, media, motion } from "../theme/haat";

const useBase = makeResetStyles({
  appearance: "none",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  columnGap: "8px",
  // As high as a field.
  minHeight: "44px",
  paddingBlock: "0",
  paddingInline: "16px",
  border: "1px solid transparent",
  borderRadius: haat.radiusControl,
  backgroundColor: "transparent",
  color: haat.text,
  fontFamily: "inherit",
  fontSize: "0.875rem",
  fontWeight: 600,
  lineHeight: "1.25rem",
  textDecorationLine: "none",
  textAlign: "center",
  cursor: "pointer",
  userSelect: "none",
  touchAction: "manipulation",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  // Not `transform` or `opacity`: for these the browser lays the page out before it handles the tap.
  ":active:not(:disabled)": { boxShadow: "inset 0 0 0 100vmax rgb(0 0 0 / 8%)" },
  ":disabled": { cursor: "not-allowed", opacity: "0.5" },
  [media.touch]: { minHeight: haat.target },
});

const useVariants = makeStyles({
  primary: {
    backgroundColor: haat.primaryFill,
    ...shorthands.borderColor(haat.primaryBorder),
    color: haat.onPrimary,
    // `:not(:active)`, because rules inside a media query come last and would win over the pressed colour.
    [media.hover]: { ":hover:not(:disabled):not(:active)": { backgroundColor: haat.primaryFillHover } },
    ":active:not(:disabled)": { backgroundColor: haat.primaryFillPressed },
  },
  secondary: {
    backgroundColor: haat.groundRaised,
    ...shorthands.borderColor(haat.strokeControl),
    [media.hover]: { ":hover:not(:disabled)": { backgroundColor: haat.groundSunken } },
  },
  subtle: {
    color: haat.primaryText,
    [media.hover]: { ":hover:not(:disabled)": { backgroundColor: haat.primaryTint } },
  },
  danger: {
    backgroundColor: haat.dangerFill,
    color: "#ffffff",
    [media.hover]: { ":hover:not(:disabled)": { backgroundColor: "#8f1d17" } },
  },
  small: { minHeight: "32px", paddingInlineStart: "12px", paddingInlineEnd: "12px" },
  large: { minHeight: "48px", paddingInlineStart: "24px", paddingInlineEnd: "24px", fontSize: "1rem" },
  medium: {},
  block: { display: "flex", width: "100%" },
  busy: { cursor: "progress", opacity: "0.7" },
  iconOnly: { paddingInlineStart: "0", paddingInlineEnd: "0", minWidth: haat.target, minHeight: haat.target },
});

export function useButtonStyles() {
  return { base: useBase(), styles: useVariants() };
}
