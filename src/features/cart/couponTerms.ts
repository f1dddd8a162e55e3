import type { OfferedCoupon } from "#contract/sale/coupons.ts";
import { asSentence } from "#design/format/asSentence.ts";
import { formatDay } from "#design/format/formatDay.ts";
import { formatMoney } from "#design/format/money.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import { listed } from "#kernel/text/listed.ts";
import * as words from "./words.en";

/**
 * A coupon's discount and conditions in words: `10% off, at most ₹100.00, on goods worth ₹199.00 or more. Until 31 March
 * 2027.`
 */
export function couponTerms({ percent, amount, atMost, minimum, expires }: OfferedCoupon, timeZone: string): string {
  const money = (rupees: number) => formatMoney(toPaise(rupees));
  const terms = listed([
    percent === undefined ? "" : words.percentOff(percent),
    amount === undefined ? "" : words.amountOff(money(amount)),
    atMost === undefined ? "" : words.atMost(money(atMost)),
    minimum === undefined ? "" : words.onGoodsWorth(money(minimum)),
  ]);
  return expires === undefined ? asSentence(terms) : words.until(terms, formatDay(expires, timeZone));
}
