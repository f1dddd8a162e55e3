import type { Rupees } from "../../contract/wire.types";
import { deliveryRow, type PriceRow } from "./priceBreakdown";

/**
 * The rows below a total that does not contain the delivery: what delivery will add, and what is to be paid then (reading 38).
 * Undefined while the total or the charge is unknown.
 * @param charge in rupees
 * @param label of the sum
 */
export function laterDelivery(
  totalPaise: number | undefined,
  charge: Rupees | undefined,
  label = "To pay",
): { added: PriceRow; sum?: PriceRow } | undefined {
  if (totalPaise === undefined || charge === undefined) return undefined;
  if (charge === 0) return { added: deliveryRow("Delivery", charge) };
  const added = deliveryRow("Delivery adds", charge);
  return { added, sum: { label, paise: totalPaise + added.paise } };
}
