import { makeStyles } from "@fluentui/react-components";
import { useContext } from "react";
import type { Review } from "#contract/catalogue/reviews.ts";
import { formatDay } from "#design/format/formatDay.ts";
import { TimeZone } from "#design/format/TimeZone.ts";
import { StarRating } from "#design/star-rating/StarRating.tsx";
import { haat, type } from "#design/theme/haat.ts";
import * as words from "../words.en";

const useStyles = makeStyles({
  list: { display: "flex", flexDirection: "column", margin: "0", padding: "0", listStyleType: "none" },
  review: {
    display: "flex",
    flexDirection: "column",
    rowGap: "6px",
    paddingBlock: "16px",
    borderBlockEndWidth: "1px",
    borderBlockEndStyle: "solid",
    borderBlockEndColor: haat.hairline,
    ":first-child": { paddingBlockStart: "0" },
  },
  text: { ...type.body, color: haat.text, overflowWrap: "anywhere", whiteSpace: "pre-line" },
  who: { ...type.caption, color: haat.textSoft, overflowWrap: "anywhere" },
});

/** The reviews, drawn as plain text. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const styles = useStyles();
  const timeZone = useContext(TimeZone);
  return (
    <ul aria-label={words.reviews} className={styles.list}>
      {reviews.map(({ id, rating, text, authorName, createdAt }) => (
        <li key={id} className={styles.review}>
          <StarRating value={rating} />
          <p className={styles.text}>{text}</p>
          <p className={styles.who}>
            <bdi>{authorName}</bdi> · {formatDay(createdAt, timeZone)}
          </p>
        </li>
      ))}
    </ul>
  );
}
