import type { TaxType } from "#contract/catalogue/products.ts";
import { spread } from "./spread";

/** The facts of a line that determine its price. Every amount is in whole paise. */
export interface PricedLine {
  quantity: number;
  mrpPaise: number;
  sellingPricePaise: number;
  taxType: TaxType;
  taxPercent: number;
}

/** `chargePaise` is added unless the goods are worth at least `freeFromPaise` (0: always added). */
export interface ShippingCharge {
  shippingEnabled: boolean;
  chargePaise: number;
  freeFromPaise: number;
}

/** In whole paise; always `totalPrice - totalDiscount - couponDiscount + tax + shipping = finalPrice`. */
export interface Totals {
  totalPricePaise: number;
  totalDiscountPaise: number;
  couponDiscountPaise: number;
  taxPaise: number;
  shippingPaise: number;
  finalPricePaise: number;
}

/** The tax that is added to a line after its share of the coupon, rounded half up. INCLUSIVE prices contain their tax. */
export function lineTaxPaise(line: PricedLine, couponSharePaise = 0): number {
  if (line.taxType === "INCLUSIVE") return 0;
  const basisPoints = Math.round(line.taxPercent * 100);
  return Math.floor(((linePaise(line) - couponSharePaise) * basisPoints + 5_000) / 10_000);
}

const linePaise = (line: PricedLine) => line.sellingPricePaise * line.quantity;

/** A list price below the selling price does not count: no saving is claimed and none is charged (reading 17). */
const listPricePaise = (line: PricedLine) => Math.max(line.mrpPaise, line.sellingPricePaise);

const sum = (lines: readonly PricedLine[], amount: (line: PricedLine) => number) =>
  lines.reduce((total, line) => total + amount(line), 0);

export function shippingPaise(goodsPaise: number, charge: ShippingCharge): number {
  if (!charge.shippingEnabled || goodsPaise === 0) return 0;
  const isFree = charge.freeFromPaise > 0 && goodsPaise >= charge.freeFromPaise;
  return isFree ? 0 : charge.chargePaise;
}

/** The value of the goods at selling prices, before coupon, tax and shipping. */
export const goodsPaiseOf = (lines: readonly PricedLine[]): number => sum(lines, linePaise);

/**
 * Prices lines. Without `shipping` no shipping is charged, because a cart does not know its destination. The coupon's
 * discount is at most the value of the goods. It lowers neither the shipping nor the value that makes shipping free.
 */
export function priceLines(lines: readonly PricedLine[], shipping?: ShippingCharge, couponDiscountPaise = 0): Totals {
  const totalPricePaise = sum(lines, (line) => listPricePaise(line) * line.quantity);
  const goodsPaise = goodsPaiseOf(lines);
  const shares = spread(couponDiscountPaise, lines.map(linePaise));
  const taxPaise = lines.reduce((total, line, index) => total + lineTaxPaise(line, shares[index]), 0);
  const charge = shipping ? shippingPaise(goodsPaise, shipping) : 0;
  return {
    totalPricePaise,
    totalDiscountPaise: totalPricePaise - goodsPaise,
    couponDiscountPaise,
    taxPaise,
    shippingPaise: charge,
    finalPricePaise: goodsPaise - couponDiscountPaise + taxPaise + charge,
  };
}
