import type { Rupees } from "#contract/wire.types.ts";
import { toPaise } from "./toPaise";

/**
 * `toPaise` for an amount that may be unknown, for which a platform may send null. Unknown money stays unknown and is never
 * 0 (reading 38). It has a file of its own because the first pages need not load it.
 */
export function knownPaise(rupees: Rupees | null | undefined): number | undefined {
  return rupees === null || rupees === undefined ? undefined : toPaise(rupees);
}
