import { nothingWhereAbsent } from "../../../money";
import { lineTaxPaise, type PricedLine } from "../pricing/priceLines";
import { spread } from "../pricing/spread";
import type { InvoiceTax } from "./invoice.types";

/**
 * The tax by rate, after each line's share of the coupon. Tax on top of the prices equals the order's own tax to the paisa.
 * Tax inside the prices is computed line by line and rounded half up. Rates of 0 are left out.
 */
export function taxLines(lines: readonly PricedLine[], couponDiscountPaise: number): InvoiceTax[] {
  const costs = lines.map((line) => line.sellingPricePaise * line.quantity);
  const shares = spread(couponDiscountPaise, costs);
  const rates = new Map<string, InvoiceTax>();
  lines.forEach((line, index) => {
    if (line.taxPercent === 0) return;
    const isIncluded = line.taxType === "INCLUSIVE";
    const paidPaise = nothingWhereAbsent(costs[index]) - nothingWhereAbsent(shares[index]);
    const taxPaise = isIncluded ? taxWithin(paidPaise, line.taxPercent) : lineTaxPaise(line, shares[index]);
    const key = `${isIncluded} ${line.taxPercent}`;
    const rate = rates.get(key) ?? { percent: line.taxPercent, isIncluded, taxablePaise: 0, taxPaise: 0 };
    rate.taxablePaise += isIncluded ? paidPaise - taxPaise : paidPaise;
    rate.taxPaise += taxPaise;
    rates.set(key, rate);
  });
  return [...rates.values()].sort((a, b) => Number(b.isIncluded) - Number(a.isIncluded) || a.percent - b.percent);
}

function taxWithin(paise: number, percent: number): number {
  const basisPoints = Math.round(percent * 100);
  return Math.floor((2 * paise * basisPoints + 10_000 + basisPoints) / (2 * (10_000 + basisPoints)));
}
