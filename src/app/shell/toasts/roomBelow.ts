/** Two vertical edges in CSS pixels, from the top of the window. */
export interface Edges {
  top: number;
  bottom: number;
}

/**
 * How far the toasts must move down from `place` to cover none of `taken`. 0 when there is no such place above `limit`, as
 * on a page full of buttons.
 */
export function roomBelow(place: Edges, taken: readonly Edges[], limit: number): number {
  const height = place.bottom - place.top;
  let { top } = place;
  for (const next of [...taken].sort((one, other) => one.top - other.top)) {
    if (next.bottom > top && next.top < top + height) top = next.bottom;
  }
  return top + height > limit ? 0 : top - place.top;
}
