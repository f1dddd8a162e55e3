/** The most that phones and scanners make. */
export const MOST_PIXELS = 200_000_000;
/** A picture with more is kept smaller, so that it is soon drawn at every width. */
export const KEPT_PIXELS = 40_000_000;
/** In pixels; the largest screen shows less than half of it. */
export const KEPT_SIDE = 4096;

/** A phone's photo, whose compression no browser but Safari and no build of sharp reads. */
export const isHeic = (compression: string | undefined): boolean => compression === "hevc";
