import type { CSSProperties } from "react";
import type { KioskWords } from "../languages";

/**
 * The words between two prices for screen readers, for `Price`. Set only around prices, because the property is inherited.
 */
export function priceWords({ price, was }: KioskWords): CSSProperties {
  return { "--haat-say-price": `"${price} "`, "--haat-say-was": `", ${was} "` } as CSSProperties;
}
