import { makeResetStyles, mergeClasses } from "@fluentui/react-components";
import { haat } from "../theme/haat";

export interface RatingMarkProps {
  /** 0 to 5, as the platform averages it. */
  average: number;
  /** How many shoppers rated; without any, nothing is drawn. */
  count: number;
  className?: string;
}

const useMark = makeResetStyles({
  flexShrink: 0,
  color: haat.textSoft,
  fontSize: "12px",
  lineHeight: "16px",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  // Cut out, not written: few text faces have a star, and each that is asked for one holds up the first layout.
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
  // Read to here and not to its words: it would stand at the end of its line, and move for them.
  ":empty::before": { content: "none" },
});

/** `★ 4.3 (12)`: one node, because a grid has one on every card. */
export function RatingMark({ average, count, className }: RatingMarkProps) {
  const mark = useMark();
  if (count <= 0) return null;
  const said = average.toFixed(1);
  return (
    <span
      role="img"
      aria-label={`Rated ${said} out of 5 by ${count} ${count === 1 ? "shopper" : "shoppers"}`}
      className={mergeClasses(mark, className)}
    >
      {`${said} (${count})`}
    </span>
  );
}
