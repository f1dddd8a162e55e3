/** A picture as one number for each pixel, row by row. */
interface Plane {
  values: Uint8Array | Uint32Array;
  width: number;
  height: number;
}

/**
 * Finds the runs of equal values in all rows and then in all columns. @param found gets a run's first index, the distance
 * from one of its pixels to the next, and its number of pixels
 */
export function forEachRun(
  { values, width, height }: Plane,
  found: (first: number, step: number, length: number) => void,
): void {
  const walk = (lines: number, next: number, length: number, step: number) => {
    for (let line = 0; line < lines; line += 1) {
      let first = line * next;
      for (let at = 1; at <= length; at += 1) {
        const here = line * next + at * step;
        if (at < length && values[here] === values[first]) continue;
        found(first, step, (here - first) / step);
        first = here;
      }
    }
  };
  walk(height, width, width, 1);
  walk(width, 1, height, width);
}
