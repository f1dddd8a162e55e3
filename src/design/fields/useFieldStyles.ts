import { makeStyles, shorthands } from "@fluentui/react-components";
import { haat, media } from "../theme/haat";

export const useFieldStyles = makeStyles({
  /** 16 px on phones, so that iOS does not zoom into the field. The height suits a finger. */
  control: {
    minHeight: "44px",
    // An input is twenty characters wide by default; beside a button on a small phone it would cover the button.
    minWidth: "0",
    // The focus ring surrounds the whole box, with its prefix.
    "& input, & textarea": { outlineStyle: "none" },
    // Fluent chooses its sides by the page's direction, and a number in an Urdu page runs from left to right.
    '&[dir="ltr"]:is([dir="rtl"] *)': { paddingInline: "10px 0", "& input": { paddingInline: "2px 12px" } },
    ":focus-within": { outlineStyle: "solid", outlineWidth: "2px", outlineColor: haat.focus, outlineOffset: "1px" },
    backgroundColor: haat.groundRaised,
    // Our own colour variable, because Fluent's is loaded later.
    '&:not(:focus-within):has([aria-invalid="true"])': {
      ...shorthands.borderColor(haat.danger),
    },
    "& input, & select, & textarea": { fontSize: "1rem", [media.desktopUp]: { fontSize: "0.875rem" } },
  },
  large: { minHeight: "48px" },
  // Otherwise a select is as wide as its longest choice, which can be wider than a phone with large text.
  select: { minHeight: "44px", minWidth: "0", "& select": { minHeight: "44px" } },
});
