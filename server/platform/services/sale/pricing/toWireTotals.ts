import type { Rupees } from "#contract/wire.types.ts";
import { paiseToRupees } from "../../../money";
import type { Totals } from "./priceLines";

interface WireTotals {
  totalPrice: Rupees;
  totalDiscount: Rupees;
  couponDiscount: Rupees;
  tax: Rupees;
  finalPrice: Rupees;
}

/** Without shipping: a checkout calls it shippingPrice, an order shippingCharge, and a cart has none. */
export function toWireTotals(totals: Totals): WireTotals {
  return {
    totalPrice: paiseToRupees(totals.totalPricePaise),
    totalDiscount: paiseToRupees(totals.totalDiscountPaise),
    couponDiscount: paiseToRupees(totals.couponDiscountPaise),
    tax: paiseToRupees(totals.taxPaise),
    finalPrice: paiseToRupees(totals.finalPricePaise),
  };
}
