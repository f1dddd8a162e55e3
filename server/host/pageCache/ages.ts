/** How old a page may be, in ms. */
export interface Ages {
  /** It is answered as it is. */
  fresh: number;
  /** It is answered as it is, and made anew meanwhile. Older ones are waited for. */
  stale: number;
}

/** While the platform tells of changes, within about a second: what it did not mention has not changed. */
export const FED: Ages = { fresh: 60_000, stale: 600_000 };
/** While it does not: a price may be wrong for these seconds. */
export const UNFED: Ages = { fresh: 3_000, stale: 10_000 };
/** Of a page that does not exist: it may be created, and the platform does not tell of that. */
export const NOT_FOUND: Ages = { fresh: 5_000, stale: 5_000 };
/** Older than this it is not shown even when the platform is dead: the plain shell says more. */
export const LAST_RESORT_MS = 3_600_000;
