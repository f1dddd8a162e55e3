import { makeStyles } from "@fluentui/react-components";
import { type ReactNode, useId } from "react";
import type { ReviewPage } from "#contract/catalogue/reviews.ts";
import { Button } from "#design/button/Button.tsx";
import { Section } from "#design/section/Section.tsx";
import { haat, media, type } from "#design/theme/haat.ts";
import * as words from "../words.en";
import { ReviewList } from "./ReviewList";
import { ReviewSummary } from "./ReviewSummary";

export interface ReviewSectionProps {
  reviews: ReviewPage;
  /** True when the product was delivered to this shopper. */
  canReview: boolean;
  hasReviewed: boolean;
  /** A ReviewForm, while the shopper writes a review. */
  form?: ReactNode;
  onWrite: () => void;
  onPage: (page: number) => void;
}

const useStyles = makeStyles({
  columns: {
    display: "grid",
    rowGap: "24px",
    [media.tabletUp]: { gridTemplateColumns: "240px minmax(0, 1fr)", columnGap: "48px", alignItems: "start" },
  },
  none: { ...type.body, color: haat.textSoft },
  words: { display: "flex", flexDirection: "column", rowGap: "16px", alignItems: "start", "& > ul": { width: "100%" } },
  pages: { display: "flex", alignItems: "center", columnGap: "12px", ...type.body, color: haat.textSoft },
});

/** The reviews of shoppers who received the product. */
export function ReviewSection({ reviews, canReview, hasReviewed, form, onWrite, onPage }: ReviewSectionProps) {
  const styles = useStyles();
  const listId = useId();
  const { averageRating, ratingCount, histogram, page, totalPages } = reviews;
  return (
    <Section title={words.ratingsAndReviews}>
      <div className={styles.columns}>
        {averageRating === null || ratingCount === 0 ? (
          <p className={styles.none}>{words.nobodyRated}</p>
        ) : (
          <ReviewSummary average={averageRating} count={ratingCount} histogram={histogram} />
        )}
        <div id={listId} className={styles.words}>
          {form ??
            (canReview && (
              <Button onClick={onWrite}>{hasReviewed ? words.changeYourReview : words.writeAReview}</Button>
            ))}
          {reviews.reviews.length > 0 && <ReviewList reviews={reviews.reviews} />}
          {totalPages > 1 && (
            <div className={styles.pages}>
              <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
                {words.newer}
              </Button>
              <span aria-live="polite">{words.pageOf(page, totalPages)}</span>
              <Button size="small" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
                {words.older}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
