import { makeStyles } from "@fluentui/react-components";
import { haat, media } from "../theme/haat";

export const useFieldStyles = makeStyles({
  /** 16 px on phones, so that iOS does not zoom into the field; a finger's height. */
  control: {
    minHeight: "44px",
    // Twenty characters are what an input asks for by itself: beside a button on a small phone it would lie over that.
    minWidth: "0",
    // The ring goes round the whole box, its prefix included.
    "& input, & textarea": { outlineStyle: "none" },
    ":focus-within": { outlineStyle: "solid", outlineWidth: "2px", outlineColor: haat.focus, outlineOffset: "1px" },
    backgroundColor: haat.groundRaised,
    // Our own colour, which is in the page before Fluent's are.
    '&:not(:focus-within):has([aria-invalid="true"])': {
      borderTopColor: haat.danger,
      borderRightColor: haat.danger,
      borderBottomColor: haat.danger,
      borderLeftColor: haat.danger,
    },
    "& input, & select, & textarea": { fontSize: "16px", [media.desktopUp]: { fontSize: "14px" } },
  },
  large: { minHeight: "48px" },
  select: { minHeight: "44px", "& select": { minHeight: "44px" } },
});
