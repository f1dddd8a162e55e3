/**
 * A product's picture on a phone: square and as wide as the screen, on a low screen lower, so that the name is visible.
 * Spread it into a rule.
 */
export const phonePicture = {
  aspectRatio: "auto",
  height: "min(100vw, 56vh)",
  borderRadius: "0",
} as const;

/** Its width, for `sizes`. */
export const PHONE_PICTURE_SIZE = "(max-width: 47.9375em) min(100vw, 56vh)";

/** Widens an element from the page's column to the edges of a phone's screen, and up to the top bar. */
export const acrossPhone = { width: "auto", marginInline: "-16px", marginBlockStart: "-16px" } as const;
