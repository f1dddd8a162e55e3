import { makeResetStyles, makeStyles, shorthands } from "@fluentui/react-components";
import { haat, media, motion } from "../../../ui/theme/haat";

const useRow = makeResetStyles({
  display: "flex",
  margin: "0",
  padding: "0",
  listStyleType: "none",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  aspectRatio: "1",
  // On phones options and price are in the first screen as well.
  [media.phone]: { aspectRatio: "auto", height: "clamp(160px, 25vh, 320px)" },
  borderRadius: haat.radiusCard,
  backgroundColor: haat.groundPicture,
  "& > li": { flexShrink: 0, width: "100%", scrollSnapAlign: "start", cursor: "zoom-in" },
  "& > li > *": { [media.phone]: { height: "100%" } },
});

const useZoom = makeResetStyles({
  appearance: "none",
  position: "absolute",
  insetBlockStart: "12px",
  insetInlineEnd: "12px",
  // In a corner that neither the thumbnails nor the ribbon covers.
  [media.phone]: { insetBlock: "auto 12px", insetInline: "12px auto" },
  display: "grid",
  placeItems: "center",
  width: haat.target,
  height: haat.target,
  padding: "0",
  border: `1px solid ${haat.hairline}`,
  borderRadius: haat.radiusFull,
  backgroundColor: haat.groundRaised,
  color: haat.text,
  cursor: "pointer",
});

const useParts = makeStyles({
  gallery: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    rowGap: "12px",
    minWidth: "0",
  },
  // On phones the thumbnails stand beside the picture, where they need no height.
  several: { [media.phone]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) 56px", columnGap: "8px" } },
  thumbs: {
    display: "flex",
    flexWrap: "wrap",
    [media.phone]: {
      flexWrap: "nowrap",
      flexDirection: "column",
      height: "clamp(160px, 25vh, 320px)",
      overflowY: "auto",
      scrollbarWidth: "none",
    },
    columnGap: "8px",
    rowGap: "8px",
    margin: "0",
    padding: "0",
    listStyleType: "none",
  },
  thumb: {
    display: "block",
    width: "72px",
    height: "72px",
    [media.phone]: { width: "56px", height: "56px" },
    padding: "0",
    overflow: "hidden",
    border: `2px solid transparent`,
    borderRadius: haat.radiusControl,
    backgroundColor: haat.groundPicture,
    cursor: "pointer",
    transition: `border-color ${motion.quick}`,
  },
  thumbShown: {
    ...shorthands.borderColor(haat.primaryText),
  },
});

export function useGalleryStyles() {
  return { row: useRow(), zoom: useZoom(), ...useParts() };
}
