import type { TaxType } from "../../../../../src/contract/catalogue/products";
import { spread } from "./spread";

/** One line as the rules see it. Every amount is an integer of paise. */
export interface PricedLine {
  quantity: number;
  mrpPaise: number;
  sellingPricePaise: number;
  taxType: TaxType;
  taxPercent: number;
}

/** `chargePaise` is added unless the goods are worth `freeFromPaise` or more (0: never free). */
export interface ShippingCharge {
  shippingEnabled: boolean;
  chargePaise: number;
  freeFromPaise: number;
}

/** Integer paise; `totalPrice - totalDiscount - couponDiscount + tax + shipping = finalPrice`, always. */
export interface Totals {
  totalPricePaise: number;
  totalDiscountPaise: number;
  couponDiscountPaise: number;
  taxPaise: number;
  shippingPaise: number;
  finalPricePaise: number;
}

/** Tax on top of what a line costs after its share of the coupon, rounded half up. INCLUSIVE prices hold theirs already. */
export function lineTaxPaise(line: PricedLine, couponSharePaise = 0): number {
  if (line.taxType === "INCLUSIVE") return 0;
  const basisPoints = Math.round(line.taxPercent * 100);
  return Math.floor(((linePaise(line) - couponSharePaise) * basisPoints + 5_000) / 10_000);
}

const linePaise = (line: PricedLine) => line.sellingPricePaise * line.quantity;

/** A list price below the selling price is no list price: no saving is claimed and none is charged (reading 17). */
const listPricePaise = (line: PricedLine) => Math.max(line.mrpPaise, line.sellingPricePaise);

const sum = (lines: readonly PricedLine[], amount: (line: PricedLine) => number) =>
  lines.reduce((total, line) => total + amount(line), 0);

export function shippingPaise(goodsPaise: number, charge: ShippingCharge): number {
  if (!charge.shippingEnabled || goodsPaise === 0) return 0;
  const isFree = charge.freeFromPaise > 0 && goodsPaise >= charge.freeFromPaise;
  return isFree ? 0 : charge.chargePaise;
}

/** What the goods cost at their selling prices, before coupon, tax and shipping. */
export const goodsPaiseOf = (lines: readonly PricedLine[]): number => sum(lines, linePaise);

/**
 * Without `shipping` (a cart does not know where it goes) none is charged. The coupon's discount is at most the goods'
 * worth; it lowers neither the shipping nor what the goods count for towards its being free.
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
