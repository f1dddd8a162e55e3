import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import { cardLook } from "#design/panel/cardLook.ts";
import { haat, media, motion, type } from "#design/theme/haat.ts";

const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/**
 * Two columns under the picture: brand and rating share a line, everything else spans both. Every line has a fixed height, with
 * or without text: all cards of a list are equally tall, and so a list can be drawn in part. All parts share one rule set,
 * because every further class would be looked up for every card.
 */
const useCard = makeResetStyles({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateRows: "auto calc(8px + 1rem) calc(2px + 2.5rem) 1rem 1fr",
  minWidth: "0",
  height: "100%",
  overflow: "hidden",
  ...cardLook,
  transition: `border-color ${motion.quick}`,
  "& > *": { gridColumn: "1 / -1" },
  "& > :first-child": { gridRowStart: "1", aspectRatio: "1" },
  // Brand and weight.
  "& > small": { marginInline: "12px", ...type.caption, color: haat.textSoft, ...oneLine },
  "& > small:first-of-type": { gridColumnEnd: "2", gridRowStart: "2", marginBlockStart: "8px" },
  // The selector looks at preceding siblings: `:last-of-type` would match only once the whole card has been parsed.
  "& > h2 ~ small, & > h3 ~ small": { gridRowStart: "4" },
  "& > span[role=img]": { gridColumnStart: "2", gridRowStart: "2", marginBlockStart: "8px", marginInlineEnd: "12px" },
  "& > h2, & > h3": { gridRowStart: "3", ...type.body, fontWeight: 400, margin: "2px 12px 0" },
  "& a": {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: "2",
    overflow: "hidden",
    color: haat.text,
    textDecorationLine: "none",
    overflowWrap: "anywhere",
    outlineStyle: "none",
  },
  // A click anywhere on the card follows its link.
  "& a::after": { content: "''", position: "absolute", inset: "0", borderRadius: haat.radiusCard },
  "& a:focus-visible::after": { zIndex: 1, outline: `2px solid ${haat.focus}`, outlineOffset: "-3px" },
  // The price. On phones selling price and MRP stand one below the other, so that long prices fit and short ones are as tall.
  "& > b": { gridRowStart: "5", margin: "4px 12px 10px" },
  // `start`, because baselines of a column are at the left in every direction.
  [media.phone]: { "& > b": { flexDirection: "column", alignItems: "start", minHeight: "2.5rem" } },
  // A brand takes two lines, and every card has the room.
  [media.largeText]: {
    gridTemplateRows: "auto calc(8px + 2rem) calc(2px + 2.5rem) 1rem 1fr",
    "& > small": { whiteSpace: "normal" },
  },
  // The button stands in the corner of the picture, where it costs no height, and above the link that covers the card.
  "& > button, & > div": {
    position: "relative",
    zIndex: 2,
    gridRowStart: "1",
    alignSelf: "end",
    justifySelf: "end",
    width: "auto",
    maxWidth: "calc(100% - 16px)",
    margin: "8px",
  },
  // The line that opens the variants. On phones its target reaches over the price, because the name above leads to the product.
  "& > h2 + button, & > h3 + button": {
    gridRowStart: "4",
    justifySelf: "stretch",
    maxWidth: "none",
    // The target is 24 px high, the line is 16.
    margin: "-4px 12px",
    paddingBlock: "4px",
    paddingInline: "0 16px",
    border: "0",
    background: "none",
    font: "inherit",
    ...type.caption,
    color: haat.primaryText,
    textAlign: "inherit",
    cursor: "pointer",
    ...oneLine,
    "&[data-more]": { display: "flex", whiteSpace: "pre" },
    "& > span": oneLine,
    "::after": { content: "'▾'", position: "absolute", insetInlineEnd: "0" },
    [media.touch]: { margin: "-4px 12px -24px", paddingBlock: "4px 24px" },
  },
  [media.hover]: { ":hover": { borderColor: haat.strokeControl } },
});

const useSoldOut = makeResetStyles({
  position: "absolute",
  insetBlockStart: "12px",
  insetInlineStart: "12px",
  padding: "4px 10px",
  borderRadius: haat.radiusFull,
  backgroundColor: haat.text,
  color: haat.groundRaised,
  ...type.caption,
  fontWeight: 600,
});

const useParts = makeStyles({ faded: { opacity: "0.45", filter: "grayscale(0.6)" } });

export function useProductCardStyles() {
  return { card: useCard(), soldOut: useSoldOut(), ...useParts() };
}
