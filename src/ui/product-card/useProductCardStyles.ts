import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import { haat, media, motion, type } from "../theme/haat";

const useCard = makeResetStyles({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minWidth: "0",
  height: "100%",
  overflow: "hidden",
  border: `1px solid ${haat.hairline}`,
  borderRadius: haat.radiusCard,
  backgroundColor: haat.groundRaised,
  transition: `border-color ${motion.quick}`,
  "& img": { transition: `transform ${motion.gentle}` },
  [media.hover]: {
    ":hover": { borderColor: haat.strokeControl },
    ":hover img": { transform: "scale(1.03)" },
  },
});

const useParts = makeStyles({
  figure: {
    position: "relative",
    aspectRatio: "1",
    overflow: "hidden",
    backgroundColor: haat.groundPicture,
  },
  faded: { "& > img, & > svg": { opacity: "0.45", filter: "grayscale(0.6)" } },
  soldOut: {
    position: "absolute",
    insetBlockEnd: "12px",
    insetInlineStart: "12px",
    paddingBlock: "4px",
    paddingInline: "10px",
    borderRadius: haat.radiusFull,
    backgroundColor: haat.text,
    color: haat.groundRaised,
    ...type.caption,
    fontWeight: 600,
  },
  facts: { display: "flex", flexDirection: "column", paddingBlockStart: "12px", paddingInline: "12px" },
  brand: { ...type.caption, minHeight: "16px", color: haat.textSoft, ...oneLine() },
  name: { ...type.body, fontWeight: 400, marginBlockStart: "2px", marginBlockEnd: "2px", minHeight: "40px" },
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
  weight: { ...type.caption, minHeight: "16px", color: haat.textSoft },
  foot: {
    display: "flex",
    flexDirection: "column",
    rowGap: "8px",
    marginBlockStart: "auto",
    paddingBlockStart: "8px",
    paddingBlockEnd: "12px",
    paddingInline: "12px",
  },
  action: { position: "relative", zIndex: 2 },
});

function oneLine() {
  return { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
}

export function useProductCardStyles() {
  return { card: useCard(), styles: useParts() };
}
