import { makeStyles } from "@fluentui/react-components";
import { haat, media, motion, type } from "../../../ui/theme/haat";

export const useCategoryNavStyles = makeStyles({
  nav: {
    minWidth: "0",
    [media.desktopUp]: {
      position: "sticky",
      insetBlockStart: "80px",
      maxHeight: "calc(100dvh - 96px)",
      overflowY: "auto",
      scrollbarWidth: "thin",
    },
  },
  row: { [media.desktopUp]: { display: "none" } },
  list: {
    display: "none",
    flexDirection: "column",
    rowGap: "4px",
    margin: "0",
    padding: "0",
    listStyleType: "none",
    [media.desktopUp]: { display: "flex" },
  },
  entry: {
    display: "flex",
    alignItems: "center",
    columnGap: "12px",
    minHeight: "48px",
    paddingBlock: "6px",
    paddingInline: "12px",
    borderRadius: haat.radiusControl,
    color: haat.text,
    ...type.body,
    textDecorationLine: "none",
    transition: `background-color ${motion.quick}`,
    [media.hover]: { ":hover": { backgroundColor: haat.groundSunken } },
  },
  current: {
    backgroundColor: haat.primaryTint,
    color: haat.primaryText,
    fontWeight: 600,
    [media.hover]: { ":hover": { backgroundColor: haat.primaryTintHover } },
  },
  picture: { width: "32px", height: "32px", flexShrink: 0 },
  name: { minWidth: "0", overflowWrap: "anywhere" },
  failure: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "12px",
    rowGap: "8px",
    ...type.body,
    color: haat.textSoft,
  },
  boneRow: { display: "flex", columnGap: "12px", overflow: "hidden", paddingBlock: "4px" },
  boneChip: { width: "96px", flexShrink: 0, borderRadius: haat.radiusFull },
});
