import type { OfferedCoupon } from "../../contract/sale/coupons";
import { toPaise } from "../../domain/catalogue";
import { formatDay } from "../../ui/format/formatDay";
import { formatMoney } from "../../ui/format/money";

/** What a coupon takes off and when, in words: `10% off, at most ₹100.00, on goods worth ₹199.00 or more. Until 31 March 2027.` */
export function couponTerms({ percent, amount, atMost, minimum, expires }: OfferedCoupon, timeZone: string): string {
  const money = (rupees: number) => formatMoney(toPaise(rupees));
  const terms = [
    amount === undefined ? `${percent}% off` : `${money(amount)} off`,
    ...(atMost === undefined ? [] : [`at most ${money(atMost)}`]),
    ...(minimum === undefined ? [] : [`on goods worth ${money(minimum)} or more`]),
  ].join(", ");
  return expires === undefined ? `${terms}.` : `${terms}. Until ${formatDay(expires, timeZone)}.`;
}
