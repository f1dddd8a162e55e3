/** Exactly one of `percent` and `amountPaise` is set. */
export interface CouponTerms {
  percent: number | null;
  amountPaise: number | null;
  maximumDiscountPaise: number | null;
}

/** Rounds a percentage down to whole paise; the discount is never more than the goods are worth. */
export function couponDiscountPaise(terms: CouponTerms, goodsPaise: number): number {
  const { percent, amountPaise, maximumDiscountPaise } = terms;
  const basisPoints = Math.round((percent ?? 0) * 100);
  const wanted = amountPaise ?? Math.floor((goodsPaise * basisPoints) / 10_000);
  return Math.min(wanted, maximumDiscountPaise ?? wanted, goodsPaise);
}
