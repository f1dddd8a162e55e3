import { makeResetStyles } from "@fluentui/react-components";
import { haat, media } from "#design/theme/haat.ts";

/** The look of a button in the top bar. */
export const useTopButton = makeResetStyles({
  appearance: "none",
  display: "grid",
  placeItems: "center",
  width: "44px",
  height: "44px",
  padding: "0",
  border: "0",
  borderRadius: haat.radiusFull,
  backgroundColor: "transparent",
  color: haat.text,
  fontFamily: "inherit",
  fontSize: "1rem",
  cursor: "pointer",
  [media.hover]: { ":hover": { backgroundColor: haat.groundSunken } },
});
