/** The largest width of a digit in em, in the bold faces of the system fonts. */
const DIGIT_EM = 0.7;
/** The space beside a number and above it. */
const BESIDE_EM = 0.7;
const LINE_EM = 1.35;
const MOST_COLUMNS = 8;

/** How many digits at the end are large, because they differ between the numbers of one day. */
export const TAIL = 3;
/** The size of the digits before them. */
const HEAD = 0.7;

/** The width of a number's place. */
export const placeEm = (digits: number): number => (TAIL + HEAD * Math.max(0, digits - TAIL)) * DIGIT_EM + BESIDE_EM;

/**
 * The font size at which so many numbers fill an area, as CSS in container units: for each number of columns the size that
 * fits width and height, and of these the largest. So the layout needs no script that measures, and follows the area.
 */
export function numberSize(count: number, digits: number): string {
  const sizes = Array.from({ length: MOST_COLUMNS }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(Math.max(1, count) / columns);
    return `min(${part(columns * placeEm(digits))}cqw, ${part(rows * LINE_EM)}cqh)`;
  });
  return `max(${sizes.join(", ")})`;
}

/** Rounded down, so that the last column does not wrap into the next row. */
const part = (ems: number): number => Math.floor(9_950 / ems) / 100;
