import type { CSSProperties } from "react";
import type { KioskWords } from "../languages";

/** What a screen reader hears between two prices, for `Price`. It is set only where prices stand, because it is inherited. */
export function priceWords({ price, was }: KioskWords): CSSProperties {
  return { "--haat-say-price": `"${price} "`, "--haat-say-was": `", ${was} "` } as CSSProperties;
}
