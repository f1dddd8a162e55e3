import { makeStyles } from "@fluentui/react-components";
import { haat, type } from "#design/theme/haat.ts";

export const useStepStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: "16px" },
  /** For a form whose field reserves the line for its message. */
  dense: { rowGap: "8px" },
  sent: { ...type.body, color: haat.textSoft, textAlign: "center" },
  number: { color: haat.text, fontWeight: 600, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  again: {
    ...type.body,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "8px",
    minHeight: "44px",
    // Aligns the text with the boxes above; the padding only makes the button easier to tap.
    "& > button:first-child": { marginInlineStart: "-16px" },
    "& > button:last-child:not(:first-child)": { marginInlineEnd: "-16px" },
    color: haat.textSoft,
    fontVariantNumeric: "tabular-nums",
  },
  error: { ...type.body, color: haat.danger },
  hint: { ...type.body, color: haat.textSoft },
});
