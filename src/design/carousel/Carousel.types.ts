export interface CarouselOptions {
  /** Milliseconds after which the next slide is shown; without it the slides do not change by themselves. */
  autoplayMs?: number;
  /** How long the change of a slide takes, in milliseconds. */
  speedMs?: number;
  /** Slides side by side from 868 px on (spec 9, reading 15). */
  slidesWide?: 1 | 2;
  /** The first slide follows the last one. */
  rewind?: boolean;
}
