import { makeResetStyles } from "@fluentui/react-components";
import { haat } from "../theme/haat";

export interface StarRatingProps {
  /** 0 to 5; shown to the nearest half (spec 2.3). */
  value: number;
  /** Side of one star in px. */
  size?: number;
}

const STAR = "m10 1.8 2.5 5.3 5.7.8-4.1 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.1-4 5.7-.8L10 1.8Z";

const useStars = makeResetStyles({ display: "inline-flex", columnGap: "2px", color: haat.star });

export function StarRating({ value, size = 16 }: StarRatingProps) {
  const className = useStars();
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2) / 2;
  return (
    <span role="img" aria-label={`Rated ${halves} out of 5`} className={className}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} filled={halves >= star ? 1 : halves >= star - 0.5 ? 0.5 : 0} size={size} />
      ))}
    </span>
  );
}

function Star({ filled, size }: { filled: 0 | 0.5 | 1; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={STAR} fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round" />
      {filled > 0 && (
        // The inner drawing is cut at its own edge: half a star needs no clip path, and so no id.
        <svg width={20 * filled} height="20" viewBox={`0 0 ${20 * filled} 20`} aria-hidden="true">
          <path d={STAR} fill="currentColor" />
        </svg>
      )}
    </svg>
  );
}
