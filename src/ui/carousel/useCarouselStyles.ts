import { makeResetStyles } from "@fluentui/react-components";
import { haat, media, motion } from "../theme/haat";

/** Swiper's own few structural rules stand here instead of its style sheet, so that the first paint has them too. */
const useRoot = makeResetStyles({
  position: "relative",
  minWidth: "0",
  "& [data-view]": {
    overflowX: "auto",
    overflowY: "hidden",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    borderRadius: haat.radiusCard,
  },
  "& [data-view].swiper-initialized": { overflow: "hidden", scrollSnapType: "none", touchAction: "pan-y" },
  "& [data-track]": { display: "flex", columnGap: "24px", transitionProperty: "transform" },
  // With Swiper the gaps are its own.
  "& .swiper-initialized > [data-track]": { columnGap: "0" },
  "& [data-slide]": { flexShrink: 0, width: "100%", scrollSnapAlign: "start" },
});

const useControls = makeResetStyles({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  columnGap: "4px",
  minHeight: "44px",
  color: haat.textSoft,
  "& > button": {
    appearance: "none",
    display: "grid",
    placeItems: "center",
    width: "32px",
    height: "32px",
    padding: "0",
    border: "0",
    borderRadius: haat.radiusFull,
    backgroundColor: "transparent",
    color: "inherit",
    cursor: "pointer",
    [media.touch]: { width: haat.target, height: haat.target },
    [media.hover]: { ":hover": { backgroundColor: haat.groundSunken, color: haat.text } },
  },
  // In the middle, they would move with each that the browser reads after it has shown the first.
  "&:not(:has(> [data-next]))": { visibility: "hidden" },
  // Before the program knows of it, too: what stands beside it would move when it goes.
  "& > [data-pause]": { [media.calm]: { display: "none" } },
});

const useDots = makeResetStyles({
  display: "flex",
  "& > button": {
    appearance: "none",
    display: "grid",
    placeItems: "center",
    width: "24px",
    height: "24px",
    padding: "0",
    border: "0",
    borderRadius: haat.radiusFull,
    backgroundColor: "transparent",
    cursor: "pointer",
    "::before": {
      content: "''",
      width: "20px",
      height: "8px",
      // Cut, not narrow: a width that changes is a layout, and counts as something that moves.
      clipPath: "inset(0 6px round 4px)",
      backgroundColor: haat.strokeControl,
      transition: `clip-path ${motion.quick}, background-color ${motion.quick}`,
    },
  },
  "& > button[aria-current]::before": { clipPath: "inset(0 round 4px)", backgroundColor: haat.primaryText },
});

export function useCarouselStyles() {
  return { root: useRoot(), controls: useControls(), dots: useDots() };
}
