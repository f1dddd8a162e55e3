import { makeStyles } from "@fluentui/react-components";
import type { RatingCount } from "#contract/catalogue/reviews.ts";
import { formatCount } from "#design/format/count.ts";
import { StarRating } from "#design/star-rating/StarRating.tsx";
import { haat, type } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface ReviewSummaryProps {
  average: number;
  count: number;
  histogram: readonly RatingCount[];
}

const useStyles = makeStyles({
  summary: { display: "flex", flexDirection: "column", rowGap: "8px" },
  average: { ...type.display, ...type.tabular, color: haat.text },
  count: { ...type.body, color: haat.textSoft },
  row: {
    display: "grid",
    gridTemplateColumns: "16px minmax(0, 1fr) 40px",
    alignItems: "center",
    columnGap: "12px",
    minHeight: "24px",
    ...type.caption,
    ...type.tabular,
    color: haat.textSoft,
  },
  bars: { margin: "0", padding: "0", listStyleType: "none", maxWidth: "320px" },
  bar: { display: "block", width: "100%", height: "8px", overflow: "hidden", borderRadius: "4px" },
  ground: { fill: haat.hairline },
  share: { fill: haat.star },
});

/** The average, and how many shoppers gave each number of stars. */
export function ReviewSummary({ average, count, histogram }: ReviewSummaryProps) {
  const styles = useStyles();
  return (
    <div className={styles.summary}>
      <p className={styles.average}>{average.toFixed(1)}</p>
      <StarRating value={average} size="large" />
      <p className={styles.count}>{words.ratings(count, formatCount(count))}</p>
      <ul aria-label={words.ratingsByStars} className={styles.bars}>
        {histogram.map(({ rating, count: of }) => (
          <li key={rating} className={styles.row} aria-label={words.starsOf(rating, of)}>
            {rating}
            <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="8" className={styles.ground} />
              <rect width={(of / Math.max(1, count)) * 100} height="8" className={styles.share} />
            </svg>
            {of}
          </li>
        ))}
      </ul>
    </div>
  );
}
