import { makeResetStyles } from "@fluentui/react-components";
import { untilProgram } from "../theme/firstScreen";
import { haat, media, motion } from "../theme/haat";

/** Swiper's few structural rules stand here, so that the first paint has them; Swiper's own style sheet comes later. */
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
  // Swiper makes the gaps itself.
  "& .swiper-initialized > [data-track]": { columnGap: "0" },
  "& [data-slide]": { flexShrink: 0, width: "100%", scrollSnapAlign: "start" },
  // A phone loads the pictures of all slides, because they are near its screen.
  [untilProgram]: { "& [data-slide] ~ [data-slide] img": { display: "none" } },
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
    // The icons are boxes with two borders, which need no nodes. The buttons of both ways are mirrored as a whole.
    "::before": {
      content: "''",
      width: "7px",
      height: "7px",
      border: "solid",
      borderWidth: "0 0 1.5px 1.5px /* @noflip */",
      rotate: "45deg",
    },
  },
  "& > [data-next]::before": { rotate: "225deg" },
  "& > [data-pause]::before": { height: "10px", borderWidth: "0 1.5px", rotate: "none" },
  "& > [data-pause=paused]::before": {
    borderWidth: "5px 0 5px 9px /* @noflip */",
    borderBlockColor: "transparent",
    width: "0",
    height: "0",
  },
  // Hidden until the last button is parsed, because centred buttons move with each further button.
  "&:not(:has(> [data-next]))": { visibility: "hidden" },
  // Hidden by CSS and not by script, because the controls beside the button would move if it went away after the first paint.
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
      // Clipped instead of narrowed: a change of width forces a layout and counts as a layout shift.
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
