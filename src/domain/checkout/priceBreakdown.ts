import { toPaise } from "../catalogue";

interface Totals {
  totalPrice: number;
  totalDiscount: number;
  couponDiscount: number;
  tax: number;
  finalPrice: number;
}

export interface PriceRow {
  label: string;
  /** Integer paise; negative for a deduction. */
  paise: number;
  isSaving?: boolean;
}

/**
 * The platform's totals as rows, in the order in which they add up. `shipping` is in rupees, left out while unknown. Rows of
 * zero are left out, except free delivery, which shoppers want to know.
 */
export function priceBreakdown(totals: Totals, shipping?: number): { rows: PriceRow[]; totalPaise: number } {
  const rows: PriceRow[] = [{ label: "Price", paise: toPaise(totals.totalPrice) }];
  const saving = (label: string, rupees: number) => {
    const paise = toPaise(rupees);
    if (paise > 0) rows.push({ label, paise: -paise, isSaving: true });
  };
  saving("Discount", totals.totalDiscount);
  saving("Coupon", totals.couponDiscount);
  if (totals.tax > 0) rows.push({ label: "Tax", paise: toPaise(totals.tax) });
  if (shipping !== undefined) rows.push({ label: "Delivery", paise: toPaise(shipping), isSaving: shipping === 0 });
  return { rows, totalPaise: toPaise(totals.finalPrice) };
}
