export interface CarouselOptions {
  /** Moves on by itself after this many ms. */
  autoplayMs?: number;
  /** ms one slide takes to pass. */
  speedMs?: number;
  /** Slides side by side from 868 px on (spec 9, reading 15). */
  slidesWide?: 1 | 2;
  /** From the last back to the first. */
  rewind?: boolean;
}
