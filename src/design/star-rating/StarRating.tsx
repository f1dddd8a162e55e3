import { makeResetStyles } from "@fluentui/react-components";
import * as words from "../words.en";

export interface StarRatingProps {
  /** 0 to 5; shown to the nearest half (spec 2.3). */
  value: number;
  size?: "medium" | "large";
}

/** Reserves the space of the stars, which `laterStars` draws. */
const useStars = makeResetStyles({
  display: "inline-block",
  flexShrink: 0,
  width: "88px",
  height: "16px",
  "&[data-large]": { width: "110px", height: "20px" },
});

/** An average in stars, drawn with one element; Fluent's rating has several for each star. */
export function StarRating({ value, size = "medium" }: StarRatingProps) {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2);
  return (
    <span
      role="img"
      aria-label={words.rated(halves / 2)}
      data-halves={halves}
      data-large={size === "large" ? "" : undefined}
      className={useStars()}
    />
  );
}
