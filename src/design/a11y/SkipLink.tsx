import { makeResetStyles } from "@fluentui/react-components";
import { haat } from "../theme/haat";
import * as words from "../words.en";

/** The id `PageFrame` gives to the page's main part. */
export const MAIN_ID = "main";

const useSkipLink = makeResetStyles({
  position: "fixed",
  insetBlockStart: "8px",
  insetInlineStart: "8px",
  zIndex: 100,
  padding: "12px 16px",
  borderRadius: haat.radiusControl,
  backgroundColor: haat.groundRaised,
  boxShadow: haat.shadowFloat,
  color: haat.primaryText,
  fontWeight: 600,
  ":not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" },
});

/** The first Tab stop of a page: skips the bars and goes to the main part. */
export function SkipLink({ text = words.skipToContent }: { text?: string }) {
  return (
    <a href={`#${MAIN_ID}`} className={useSkipLink()}>
      {text}
    </a>
  );
}
