import { makeResetStyles } from "@fluentui/react-components";
import { haat } from "../theme/haat";
import * as words from "../words.en";

export interface RatingMarkProps {
  /** 0 to 5, the platform's average. */
  average: number;
  /** How many shoppers rated; 0 draws nothing. */
  count: number;
}

const useMark = makeResetStyles({
  flexShrink: 0,
  color: haat.textSoft,
  fontSize: "0.75rem",
  lineHeight: "1rem",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  // Digits run from left to right in every language, so the star's distance is on its right.
  direction: "ltr /* @noflip */" as "ltr",
  // The star is a clipped box, not a letter: few fonts have a star, and each font that the browser searches for one delays the
  // first layout.
  "::before": {
    content: "''",
    display: "inline-block",
    width: "11px",
    height: "11px",
    marginInlineEnd: "4px",
    verticalAlign: "-1px",
    backgroundColor: haat.star,
    clipPath: "polygon(50% 0%, 63% 36%, 100% 38%, 71% 62%, 81% 100%, 50% 78%, 19% 100%, 29% 62%, 0% 38%, 37% 36%)",
    forcedColorAdjust: "none",
  },
  // While a page streams in, this element may be parsed before its text. Without the text the star would stand at the end
  // of the line and move later, so none is drawn.
  ":empty::before": { content: "none" },
});

/** `★ 4.3 (12)` as one node, because every card of a grid has one. */
export function RatingMark({ average, count }: RatingMarkProps) {
  const mark = useMark();
  if (count <= 0) return null;
  const said = average.toFixed(1);
  return (
    <span role="img" aria-label={words.ratedBy(said, count)} className={mark}>
      {`${said} (${count})`}
    </span>
  );
}
