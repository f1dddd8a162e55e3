/**
 * A product's picture on a phone, to be spread into a rule: as wide as the screen and as high, and on a low screen lower, so that
 * the name can be seen.
 */
export const phonePicture = {
  aspectRatio: "auto",
  height: "min(100vw, 56vh)",
  borderRadius: "0",
} as const;

/** Its width, for `sizes`. */
export const PHONE_PICTURE_SIZE = "(max-width: 47.9375em) min(100vw, 56vh)";

/** Takes a part from the page's column to the edges of a phone's screen, and up to the top bar. */
export const acrossPhone = { width: "auto", marginInline: "-16px", marginBlockStart: "-16px" } as const;
