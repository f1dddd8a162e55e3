import { formatMoney } from "#design/format/money.ts";
import * as words from "../words.en";
import type { PriceLimits } from "./filters.types";

/** `₹100.00 to ₹900.00`; names one end only when the other means no limit. Takes whole rupees. */
export function priceWords(min: number, max: number, limits: PriceLimits): string {
  const [low, high] = [formatMoney(min * 100), formatMoney(max * 100)];
  if (max >= limits.max) return words.priceAndAbove(low);
  return min <= limits.min ? words.upToPrice(high) : words.priceFromTo(low, high);
}
