/** The largest pictures of phones and scanners. */
export const MOST_PIXELS = 200_000_000;
/** A picture with more pixels is stored smaller, so that it is soon drawn at every width. */
export const KEPT_PIXELS = 40_000_000;
/** In pixels; the largest screen shows less than half of it. */
export const KEPT_SIDE = 4096;

/** A phone's photo, which only Safari can read, and no build of sharp. */
export const isHeic = (compression: string | undefined): boolean => compression === "hevc";
