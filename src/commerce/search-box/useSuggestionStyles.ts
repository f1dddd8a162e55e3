import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import { haat, media, motion, type, visuallyHidden } from "#design/theme/haat.ts";

/** On phones a sheet from the bar to the bottom of the screen, on wider screens a card under the box. */
const usePanel = makeResetStyles({
  position: "absolute",
  insetInline: "0",
  insetBlockStart: "100%",
  zIndex: 40,
  height: "calc(100dvh - 64px)",
  padding: "8px 8px 88px",
  overflowY: "auto",
  overscrollBehavior: "contain",
  backgroundColor: haat.groundRaised,
  color: haat.text,
  [media.tabletUp]: {
    insetBlockStart: "calc(100% + 8px)",
    height: "auto",
    maxHeight: "min(72dvh, 640px)",
    padding: "8px",
    border: `1px solid ${haat.hairline}`,
    borderRadius: haat.radiusCard,
    boxShadow: haat.shadowFloat,
    scrollbarWidth: "thin",
  },
});

const useOption = makeResetStyles({
  display: "flex",
  alignItems: "center",
  columnGap: "12px",
  minHeight: "48px",
  padding: "4px 12px",
  borderRadius: haat.radiusControl,
  fontSize: "0.875rem",
  lineHeight: "1.25rem",
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
});

const useParts = makeStyles({
  title: {
    paddingInline: "12px",
    paddingBlockStart: "12px",
    paddingBlockEnd: "4px",
    ...type.caption,
    fontWeight: 600,
    color: haat.textSoft,
  },
  notice: { ...type.body, paddingBlock: "12px", paddingInline: "12px", color: haat.text },
  active: { backgroundColor: haat.groundSunken },
  sign: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    width: "40px",
    height: "40px",
    color: haat.textSoft,
  },
  picture: { width: "40px", height: "40px", flexShrink: 0, borderRadius: haat.radiusControl },
  words: { display: "flex", flexDirection: "column", flexGrow: 1, minWidth: "0", overflowWrap: "anywhere" },
  // On phones the two prices stand one below the other at the edge. In one line some would wrap and others not.
  price: { flexShrink: 0, [media.phone]: { flexDirection: "column", alignItems: "flex-end" } },
  detail: { ...type.caption, color: haat.textSoft },
  clear: {
    appearance: "none",
    minHeight: haat.target,
    paddingInline: "12px",
    border: "0",
    borderRadius: haat.radiusControl,
    backgroundColor: "transparent",
    color: haat.primaryText,
    fontFamily: "inherit",
    ...type.body,
    fontWeight: 600,
    cursor: "pointer",
    [media.hover]: { ":hover": { backgroundColor: haat.primaryTint } },
  },
  hidden: visuallyHidden,
});

export function useSuggestionStyles() {
  return { panel: usePanel(), option: useOption(), ...useParts() };
}
