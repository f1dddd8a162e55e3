export interface CarouselOptions {
  /** Milliseconds until the next slide is shown by itself; without it nothing moves by itself. */
  autoplayMs?: number;
  /** Milliseconds that the change of a slide takes. */
  speedMs?: number;
  /** Slides side by side from 868 px on (spec 9, reading 15). */
  slidesWide?: 1 | 2;
  /** After the last slide comes the first one. */
  rewind?: boolean;
}
