import { makeResetStyles } from "@fluentui/react-components";
import { haat, media, motion } from "#design/theme/haat.ts";

/** On phones the popup is as wide as the bar, on wider screens as wide as the box. */
const useSearch = makeResetStyles({ display: "block", width: "100%", [media.tabletUp]: { position: "relative" } });

const useForm = makeResetStyles({
  position: "relative",
  display: "flex",
  width: "100%",
  margin: "0",
  "& > input": {
    appearance: "none",
    width: "100%",
    height: "max(44px, 2.5rem)",
    paddingBlock: "0",
    paddingInline: "16px 44px",
    border: "1px solid transparent",
    borderRadius: haat.radiusFull,
    backgroundColor: haat.groundSunken,
    color: haat.text,
    fontFamily: "inherit",
    // With less than 16 px iOS zooms into the page.
    fontSize: "1rem",
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
    "::placeholder": { color: haat.textSoft, opacity: "1" },
    ":focus": { backgroundColor: haat.groundRaised, borderColor: haat.primaryText },
    ":focus-visible": { outlineOffset: "0" },
    [media.desktopUp]: { fontSize: "0.875rem" },
  },
  "& > [type=submit]": {
    appearance: "none",
    position: "absolute",
    insetBlock: "0",
    insetInlineEnd: "0",
    display: "grid",
    placeItems: "center",
    width: "44px",
    padding: "0",
    border: "0",
    borderRadius: haat.radiusFull,
    backgroundColor: "transparent",
    color: haat.textSoft,
    cursor: "pointer",
  },
});

export function useSearchFormStyles() {
  return { search: useSearch(), form: useForm() };
}
