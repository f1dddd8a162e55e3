/** Two vertical edges in CSS pixels, from the top of the window. */
export interface Edges {
  top: number;
  bottom: number;
}

/**
 * How far down the toasts move from `place`, where they usually stand, so that they lie over none of `taken`. 0 when there is
 * no such place above `limit`: a page full of buttons cannot be spared.
 */
export function roomBelow(place: Edges, taken: readonly Edges[], limit: number): number {
  const height = place.bottom - place.top;
  let { top } = place;
  for (const next of [...taken].sort((one, other) => one.top - other.top)) {
    if (next.bottom > top && next.top < top + height) top = next.bottom;
  }
  return top + height > limit ? 0 : top - place.top;
}
