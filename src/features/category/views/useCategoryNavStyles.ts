import { makeResetStyles } from "@fluentui/react-components";
import { haat, media, motion, type } from "#design/theme/haat.ts";

/** Below 1024 px a row that scrolls sideways to the screen's edges; from there on a column that stays in sight. */
const useList = makeResetStyles({
  position: "relative",
  display: "flex",
  columnGap: "8px",
  margin: "0 -16px",
  padding: "4px 16px",
  listStyleType: "none",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  "& > li": { flexShrink: 0 },
  [media.desktopUp]: {
    flexDirection: "column",
    rowGap: "4px",
    margin: "0",
    padding: "0",
    overflowX: "visible",
  },
});

const useNav = makeResetStyles({
  minWidth: "0",
  "& a": {
    display: "flex",
    alignItems: "center",
    columnGap: "8px",
    minHeight: "40px",
    padding: "0 14px",
    borderRadius: haat.radiusFull,
    outlineOffset: "-2px",
    boxShadow: `inset 0 0 0 1px ${haat.hairline}`,
    color: haat.text,
    ...type.body,
    // A chip is never wider than the row.
    maxWidth: "calc(100vw - 80px)",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    textDecorationLine: "none",
    transition: `background-color ${motion.quick}`,
    [media.touch]: { minHeight: haat.target },
    [media.hover]: { ":hover": { backgroundColor: haat.groundSunken } },
    [media.desktopUp]: {
      columnGap: "12px",
      maxWidth: "none",
      minHeight: "44px",
      padding: "4px 12px",
      borderRadius: haat.radiusControl,
      boxShadow: "none",
      whiteSpace: "normal",
      overflowWrap: "anywhere",
    },
  },
  "& a[aria-current]": {
    backgroundColor: haat.primaryTint,
    boxShadow: `inset 0 0 0 1px ${haat.primaryBorder}`,
    color: haat.primaryText,
    fontWeight: 600,
    [media.hover]: { ":hover": { backgroundColor: haat.primaryTintHover } },
    [media.desktopUp]: { boxShadow: "none" },
  },
  // A picture needs less padding than the text at the other end of a chip.
  "& a > :first-child": {
    width: "32px",
    height: "32px",
    flexShrink: 0,
    marginInlineStart: "-10px",
    [media.desktopUp]: { marginInlineStart: "0" },
  },
});

const useFailure = makeResetStyles({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 12px",
  ...type.body,
  color: haat.textSoft,
});

export function useCategoryNavStyles() {
  return { list: useList(), nav: useNav(), failure: useFailure() };
}
