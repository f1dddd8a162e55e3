import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import { haat, type } from "#design/theme/haat.ts";

const useDialog = makeResetStyles({
  position: "fixed",
  inset: "0",
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr) auto",
  width: "100dvw",
  height: "100dvh",
  maxWidth: "none",
  maxHeight: "none",
  margin: "0",
  padding: "0",
  border: "0",
  backgroundColor: haat.ground,
  color: haat.text,
});

/** Swiper's few structural rules stand here instead of in its style sheet. */
const useView = makeResetStyles({
  overflow: "hidden",
  touchAction: "pan-y",
  "& [data-track]": { display: "flex", height: "100%", transitionProperty: "transform" },
  "& [data-slide]": { flexShrink: 0, width: "100%", height: "100%" },
  "& .swiper-zoom-container": {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    width: "100%",
    height: "100%",
  },
  "& img, & svg": {
    width: "auto",
    height: "auto",
    maxWidth: "100%",
    maxHeight: "100%",
    aspectRatio: "1",
    backgroundColor: "transparent",
    cursor: "zoom-in",
  },
  "& .swiper-slide-zoomed img": { cursor: "move" },
});

const useParts = makeStyles({
  bar: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    columnGap: "8px",
    minHeight: "64px",
    paddingBlockEnd: "env(safe-area-inset-bottom)",
  },
  count: { ...type.body, ...type.tabular, minWidth: "64px", textAlign: "center" },
  close: { position: "absolute", insetBlockStart: "8px", insetInlineEnd: "8px", backgroundColor: haat.groundRaised },
});

export function useZoomStyles() {
  return { dialog: useDialog(), view: useView(), ...useParts() };
}
