import { endpoint } from "../endpoint";
import type { IsoDateTime, Rupees } from "../wire.types";

/** A coupon that the store shows to its shoppers. It has exactly one of `percent` and `amount`. */
export interface OfferedCoupon {
  code: string;
  percent?: number;
  amount?: Rupees;
  /** What the goods must be worth at selling prices; left out when any worth will do. */
  minimum?: Rupees;
  /** The most that a percentage takes off. */
  atMost?: Rupees;
  expires?: IsoDateTime;
}

export const coupons = {
  /** What this shopper may still use, whatever is in the cart. A gift: other platforms need not have it (reading 34). */
  offered: endpoint<{ reply: { coupons: OfferedCoupon[] } }>("GET", "/api/coupons", "customer"),
};
