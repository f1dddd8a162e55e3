import { makeStyles } from "@fluentui/react-components";
import { haat, media } from "#design/theme/haat.ts";
import { CROP } from "../cropRules";

const SIDE = `${CROP.minHandlePx}px`;
/** Places the middle of a handle on the square's edge. */
const OUT = `-${CROP.minHandlePx / 2}px`;
/** The cropper's sides are a picture's, in every language. */
const STAYS = `${OUT} /* @noflip */`;
const glide = `${CROP.transitionMs}ms cubic-bezier(0.2, 0, 0, 1)`;

export const useCropStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: "12px", height: "100%" },
  frame: {
    borderRadius: haat.radiusCard,
    overflow: "hidden",
    backgroundColor: haat.groundSunken,
    "& .cropper-point.cropper-point": {
      width: SIDE,
      height: SIDE,
      margin: "0",
      border: "2px solid #ffffff",
      borderRadius: haat.radiusFull,
      backgroundColor: haat.primaryFill,
      opacity: "1",
    },
    "& .cropper-point::before": { display: "none" },
    // The crop is a square, so it is resized at its corners alone.
    "& .point-n, & .point-e, & .point-s, & .point-w": { display: "none" },
    "& .cropper-point.point-nw": { insetBlockStart: OUT, left: STAYS },
    "& .cropper-point.point-ne": { insetBlockStart: OUT, right: STAYS },
    "& .cropper-point.point-sw": { insetBlockEnd: OUT, left: STAYS },
    "& .cropper-point.point-se": { insetBlockEnd: OUT, right: STAYS },
    "& .cropper-line": { backgroundColor: "#ffffff" },
    "& .cropper-view-box": { outlineColor: "#ffffff" },
    "&[data-gliding] .cropper-canvas, &[data-gliding] .cropper-canvas > img, &[data-gliding] .cropper-view-box > img": {
      transition: `transform ${glide}, width ${glide}, height ${glide}`,
    },
  },
  cropper: {
    height: "min(48dvh, 400px)",
    [media.phone]: { height: "min(56dvh, 480px)" },
    "& > img": { display: "block", maxWidth: "100%" },
  },
});
