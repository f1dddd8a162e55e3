/** How old a page may be, in ms. */
export interface Ages {
  /** A younger page is sent as it is. */
  fresh: number;
  /**
   * A younger page is sent as it is, and a new one is made meanwhile. For an older page the request waits for the new one.
   */
  stale: number;
}

/** While the platform reports changes (within about a second): a page without a reported change is up to date. */
export const FED: Ages = { fresh: 60_000, stale: 600_000 };
/** While it reports no changes: a price may be wrong for these seconds. */
export const UNFED: Ages = { fresh: 3_000, stale: 10_000 };
/** For a page that does not exist: somebody may create it, and the platform does not report that. */
export const NOT_FOUND: Ages = { fresh: 5_000, stale: 5_000 };
/** An older page is not shown even when the platform is down, because a 503 is more honest then. */
export const LAST_RESORT_MS = 3_600_000;
