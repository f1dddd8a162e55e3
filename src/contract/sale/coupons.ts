import { endpoint } from "../endpoint";
import type { IsoDateTime, Rupees } from "../wire.types";

/** A coupon that the store shows to its shoppers. It has exactly one of `percent` and `amount`. */
export interface OfferedCoupon {
  code: string;
  percent?: number;
  amount?: Rupees;
  /** The least value of the goods, at selling prices; left out when there is no least value. */
  minimum?: Rupees;
  /** The most that a percentage takes off. */
  atMost?: Rupees;
  expires?: IsoDateTime;
}

export const coupons = {
  /** The coupons that this shopper may still use, whatever the cart holds. A gift (reading 34). */
  offered: endpoint<{ reply: { coupons: OfferedCoupon[] } }>("GET", "/api/coupons", "customer"),
};
