/** A digit is at most so wide, in em, in the bold faces of the system fonts. */
const DIGIT_EM = 0.7;
/** The room beside a number and above it. */
const BESIDE_EM = 0.7;
const LINE_EM = 1.35;
const MOST_COLUMNS = 8;

/** The digits at the end, which differ between the numbers of one day. */
export const TAIL = 3;
/** The size of the digits before them. */
const HEAD = 0.7;

/** How wide a number's place is. */
export const placeEm = (digits: number): number => (TAIL + HEAD * Math.max(0, digits - TAIL)) * DIGIT_EM + BESIDE_EM;

/**
 * The font size at which so many numbers fill a room, as CSS in the units of a container: for each number of columns it is what
 * fits into width and height, and the largest of these counts. So the layout needs no script that measures, and follows the room.
 */
export function numberSize(count: number, digits: number): string {
  const sizes = Array.from({ length: MOST_COLUMNS }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(Math.max(1, count) / columns);
    return `min(${part(columns * placeEm(digits))}cqw, ${part(rows * LINE_EM)}cqh)`;
  });
  return `max(${sizes.join(", ")})`;
}

/** Rounded down, so that the last column is not pushed into the next row. */
const part = (ems: number): number => Math.floor(9_950 / ems) / 100;
