import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import { haat, media, motion, type } from "../theme/haat";

/**
 * Two columns under the picture: brand and rating share a line, the rest spans both. Every line has its height, whether
 * it says something or not: cards of a list are as tall as each other, and a list can be drawn in part.
 */
const useCard = makeResetStyles({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateRows: "auto 28px 44px 16px auto 1fr",
  minWidth: "0",
  height: "100%",
  overflow: "hidden",
  border: `1px solid ${haat.hairline}`,
  borderRadius: haat.radiusCard,
  backgroundColor: haat.groundRaised,
  transition: `border-color ${motion.quick}`,
  "& > *": { gridColumn: "1 / -1" },
  // What acts stands above the link that covers the card.
  "& > div": { position: "relative", zIndex: 2, alignSelf: "end", margin: "8px 12px 12px" },
  [media.hover]: { ":hover": { borderColor: haat.strokeControl } },
});

const useParts = makeStyles({
  picture: { aspectRatio: "1" },
  faded: { opacity: "0.45", filter: "grayscale(0.6)" },
  soldOut: {
    position: "absolute",
    insetBlockStart: "12px",
    insetInlineStart: "12px",
    paddingBlock: "4px",
    paddingInline: "10px",
    borderRadius: haat.radiusFull,
    backgroundColor: haat.text,
    color: haat.groundRaised,
    ...type.caption,
    fontWeight: 600,
  },
  brand: {
    gridColumnEnd: "2",
    gridRowStart: "2",
    marginBlockStart: "12px",
    marginInline: "12px",
    ...type.caption,
    color: haat.textSoft,
    ...oneLine(),
  },
  rating: { gridColumnStart: "2", gridRowStart: "2", marginBlockStart: "12px", marginInlineEnd: "12px" },
  name: { gridRowStart: "3", ...type.body, fontWeight: 400, marginBlock: "2px", marginInline: "12px" },
  link: {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: "2",
    overflow: "hidden",
    color: haat.text,
    textDecorationLine: "none",
    overflowWrap: "anywhere",
    outlineStyle: "none",
    // The whole card is the target.
    "::after": { content: "''", position: "absolute", inset: "0", borderRadius: haat.radiusCard },
    ":focus-visible::after": {
      zIndex: 1,
      outlineStyle: "solid",
      outlineWidth: "2px",
      outlineColor: haat.focus,
      outlineOffset: "-3px",
    },
  },
  weight: { gridRowStart: "4", marginInline: "12px", ...type.caption, color: haat.textSoft, ...oneLine() },
  // On phones the two prices stand one below the other, so that long ones fit and short ones are as tall.
  price: {
    gridRowStart: "5",
    marginBlockStart: "8px",
    marginInline: "12px",
    [media.phone]: { flexDirection: "column", minHeight: "40px" },
  },
});

function oneLine() {
  return { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
}

export function useProductCardStyles() {
  return { card: useCard(), styles: useParts() };
}
