import { makeResetStyles } from "@fluentui/react-components";
import { haat } from "../theme/haat";

export interface StarRatingProps {
  /** 0 to 5; shown to the nearest half (spec 2.3). */
  value: number;
  /** Side of one star in px. */
  size?: number;
}

const STAR = "l2.5 5.3 5.7.8-4.1 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.1-4 5.7-.8Z";
/** px from one star's left edge to that of the next; each star is 20 wide. */
const STRIDE = 22.5;
const WIDTH = 4 * STRIDE + 20;
/** All five stars are one path, because a page may show many ratings. */
const STARS = [0, 1, 2, 3, 4].map((star) => `M${star * STRIDE + 10} 1.8${STAR}`).join("");

const useStars = makeResetStyles({ display: "inline-flex", flexShrink: 0, color: haat.star });

/** An average in stars. Fluent's rating has several elements for each star; this one has one path for all five. */
export function StarRating({ value, size = 16 }: StarRatingProps) {
  const className = useStars();
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2) / 2;
  const whole = Math.floor(halves);
  // The inner SVG cuts off what lies outside its own edge, so half a star needs no clip path, which would need an id.
  const filled = whole * STRIDE + (halves > whole ? 10 : 0);
  return (
    <span role="img" aria-label={`Rated ${halves} out of 5`} className={className}>
      <svg width={(size * WIDTH) / 20} height={size} viewBox={`0 0 ${WIDTH} 20`} aria-hidden="true">
        <path d={STARS} fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round" />
        {filled > 0 && (
          <svg width={filled} height="20" viewBox={`0 0 ${filled} 20`} aria-hidden="true">
            <path d={STARS} fill="currentColor" />
          </svg>
        )}
      </svg>
    </span>
  );
}
