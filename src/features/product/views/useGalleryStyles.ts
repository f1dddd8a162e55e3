import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import { phonePicture } from "#commerce/product-picture/phonePicture.ts";
import { haat, media, motion } from "#design/theme/haat.ts";

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
  borderRadius: haat.radiusCard,
  backgroundColor: haat.groundPicture,
  "& > li": { flexShrink: 0, width: "100%", scrollSnapAlign: "start", cursor: "zoom-in" },
  [media.phone]: { ...phonePicture, "& > li > *": { height: "100%" } },
});

const useZoom = makeResetStyles({
  appearance: "none",
  position: "absolute",
  insetBlockStart: "12px",
  insetInlineEnd: "12px",
  // In a corner that neither the dots nor the ribbon covers.
  [media.phone]: { insetBlock: "auto 8px", insetInline: "12px auto" },
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

/** One button for each picture: a small picture, and on phones a dot. */
const useThumbs = makeResetStyles({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px",
  margin: "0",
  padding: "0",
  listStyleType: "none",
  "& button": {
    appearance: "none",
    display: "block",
    width: "72px",
    height: "72px",
    padding: "0",
    overflow: "hidden",
    border: "2px solid transparent",
    borderRadius: haat.radiusControl,
    backgroundColor: haat.groundPicture,
    cursor: "pointer",
    transition: `border-color ${motion.quick}`,
  },
  "& button[aria-current=true]": { borderColor: haat.primaryText },
  [media.phone]: {
    position: "absolute",
    insetBlockEnd: "8px",
    // As far from the other side as from the button that enlarges the picture.
    insetInline: "64px",
    flexWrap: "nowrap",
    justifyContent: "center",
    gap: "0",
    // Hidden until the last one is parsed, because centred dots move with each further one (ADR 19).
    "&:not(:has(> [data-last]))": { visibility: "hidden" },
    // Lies over the picture, so only the dots take taps.
    pointerEvents: "none",
    "& > li": { width: "28px", pointerEvents: "auto" },
    "& > [data-far]": { display: "none" },
    "& button": {
      display: "grid",
      placeItems: "center",
      width: "100%",
      height: haat.target,
      border: "0",
      backgroundColor: "transparent",
    },
    "& button > *": { display: "none" },
    // Drawn with borders, which stay in forced colours, and a ring that is visible on any picture.
    "& button::before": {
      content: "''",
      boxSizing: "border-box",
      width: "10px",
      height: "10px",
      border: `5px solid ${haat.strokeControl}`,
      borderRadius: haat.radiusFull,
      boxShadow: `0 0 0 2px ${haat.groundRaised}`,
    },
    "& button[aria-current=true]::before": { width: "22px", borderColor: haat.primaryText },
  },
});

const useParts = makeStyles({
  gallery: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    rowGap: "12px",
    minWidth: "0",
  },
});

export function useGalleryStyles() {
  return { row: useRow(), zoom: useZoom(), thumbs: useThumbs(), ...useParts() };
}
