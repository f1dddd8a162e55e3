import type { Rupees } from "#contract/wire.types.ts";
import { deliveryRow, type PriceRow } from "./priceBreakdown";
import * as words from "./words.en";

/**
 * The rows below a total that does not contain the delivery: what delivery will add, and the sum with it (reading 38).
 * Undefined while the total or the charge is unknown. @param charge in rupees @param label of the sum
 */
export function laterDelivery(
  totalPaise: number | undefined,
  charge: Rupees | undefined,
  label = words.toPay,
): { added: PriceRow; sum?: PriceRow } | undefined {
  if (totalPaise === undefined || charge === undefined) return undefined;
  if (charge === 0) return { added: deliveryRow(words.delivery, charge) };
  const added = deliveryRow(words.deliveryAdds, charge);
  return { added, sum: { label, paise: totalPaise + added.paise } };
}
