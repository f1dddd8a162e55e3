import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../db/db.types";
import { couponCounts, coupons } from "../../../db/schema/coupons";
import { conflict } from "../../../errors";
import { goodsPaiseOf, type PricedLine } from "../pricing/priceLines";
import { words } from "../words";
import { couponDiscountPaise } from "./couponDiscountPaise";
import { alreadyUsed, belowMinimum } from "./refusals";

export interface AppliedCoupon {
  /** Empty when no coupon was asked for. */
  code: string;
  discountPaise: number;
  id?: string;
  perCustomer?: number;
}

/**
 * The coupon's discount on these lines for this shopper today. @throws 409 `COUPON_INVALID` for an unknown or inactive
 * code, `COUPON_EXPIRED`, `COUPON_BELOW_MINIMUM`, `COUPON_USED`
 */
export async function couponFor(
  tx: Transaction,
  shopper: { storeId: string; customerId: string },
  typed: string,
  lines: readonly PricedLine[],
  now: Date,
): Promise<AppliedCoupon> {
  const code = typed.trim().toUpperCase();
  if (code === "") return { code, discountPaise: 0 };
  const [row] = await tx
    .select({ coupon: coupons, used: couponCounts.used })
    .from(coupons)
    .leftJoin(couponCounts, and(eq(couponCounts.couponId, coupons.id), eq(couponCounts.customerId, shopper.customerId)))
    .where(and(eq(coupons.storeId, shopper.storeId), eq(coupons.code, code)));
  if (!row?.coupon.isActive) throw conflict("COUPON_INVALID", words.couponInvalid);
  const { coupon, used } = row;
  if (coupon.expiresAt !== null && coupon.expiresAt <= now) {
    throw conflict("COUPON_EXPIRED", words.couponExpired);
  }
  if ((used ?? 0) >= coupon.perCustomer) throw alreadyUsed();
  const goodsPaise = goodsPaiseOf(lines);
  if (goodsPaise < coupon.minimumPaise) throw belowMinimum(coupon.minimumPaise, goodsPaise);
  const discountPaise = couponDiscountPaise(coupon, goodsPaise);
  return { code, discountPaise, id: coupon.id, perCustomer: coupon.perCustomer };
}
