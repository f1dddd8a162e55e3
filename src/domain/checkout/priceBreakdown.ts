import type { Rupees } from "#contract/wire.types.ts";
import { knownPaise, toPaise } from "../catalogue";
import * as words from "./words.en";

interface Totals {
  totalPrice: number;
  totalDiscount: number;
  couponDiscount: number;
  tax: number;
  finalPrice: number;
}

export interface PriceRow {
  label: string;
  /** Integer paise; negative for a deduction, undefined while unknown. */
  paise: number | undefined;
  /** Replaces ₹0.00. */
  zero?: string;
  isSaving?: boolean;
}

export function deliveryRow(label: string, charge: Rupees): PriceRow & { paise: number } {
  return { label, paise: toPaise(charge), zero: words.free, isSaving: charge === 0 };
}

/**
 * The platform's totals as rows, in the order in which they add up; null while they are unknown. `shipping` is the
 * delivery's part of the total in rupees, left out while unknown. Rows of zero are left out, except free delivery, which
 * shoppers want to know. The total is the platform's own; nothing is added to it (reading 38).
 */
export function priceBreakdown(
  totals: Totals | null,
  shipping?: number,
): { rows: PriceRow[]; totalPaise: number | undefined } {
  const rows: PriceRow[] = [{ label: words.price, paise: knownPaise(totals?.totalPrice) }];
  if (totals === null) return { rows, totalPaise: undefined };
  const saving = (label: string, rupees: number) => {
    const paise = toPaise(rupees);
    if (paise > 0) rows.push({ label, paise: -paise, isSaving: true });
  };
  saving(words.discount, totals.totalDiscount);
  saving(words.coupon, totals.couponDiscount);
  if (totals.tax > 0) rows.push({ label: words.tax, paise: toPaise(totals.tax) });
  if (shipping !== undefined) rows.push(deliveryRow(words.delivery, shipping));
  return { rows, totalPaise: toPaise(totals.finalPrice) };
}
