import type { Rupees } from "../../contract/wire.types";

/**
 * Rupees with at most two decimals → integer paise, in which all sums are computed. An unknown amount, which a platform may
 * write as null, stays unknown: it is never 0 (reading 38).
 */
export function toPaise(rupees: Rupees): number;
export function toPaise(rupees: Rupees | null | undefined): number | undefined;
export function toPaise(rupees: Rupees | null | undefined): number | undefined {
  return rupees === null || rupees === undefined ? undefined : Math.round(rupees * 100);
}
