import type { Rupees } from "#contract/wire.types.ts";

/** Rupees with at most two decimals → integer paise. */
export function toPaise(rupees: Rupees): number {
  return Math.round(rupees * 100);
}
