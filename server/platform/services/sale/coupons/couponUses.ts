import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/db.types";
import { couponCounts, couponUses } from "../../../db/schema/coupons";
import type { AppliedCoupon } from "./couponFor";
import { alreadyUsed } from "./refusals";

/**
 * Counts a coupon for the order that is being placed. One conditional statement, so that two orders at once cannot both be
 * the last one allowed. @throws 409 `COUPON_USED`
 */
export async function countUse(
  tx: Transaction,
  { id: couponId, perCustomer = 0 }: AppliedCoupon,
  customerId: string,
  orderId: string,
): Promise<void> {
  if (couponId === undefined) return;
  const counted = await tx
    .insert(couponCounts)
    .values({ couponId, customerId, used: 1 })
    .onConflictDoUpdate({
      target: [couponCounts.couponId, couponCounts.customerId],
      set: { used: sql`${couponCounts.used} + 1` },
      setWhere: lt(couponCounts.used, perCustomer),
    })
    .returning({ used: couponCounts.used });
  if (counted.length === 0) throw alreadyUsed();
  await tx.insert(couponUses).values({ orderId, couponId, customerId });
}

/** Gives back the coupon of a failed or cancelled order, once. */
export async function returnUse(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const [use] = await tx
    .update(couponUses)
    .set({ returnedAt: now })
    .where(and(eq(couponUses.orderId, orderId), isNull(couponUses.returnedAt)))
    .returning();
  if (use === undefined) return;
  await tx
    .update(couponCounts)
    .set({ used: sql`${couponCounts.used} - 1` })
    .where(and(eq(couponCounts.couponId, use.couponId), eq(couponCounts.customerId, use.customerId)));
}

/** Counts the coupon again for an order that is placed after all, even beyond the limit, because its price was agreed. */
export async function takeUseAgain(tx: Transaction, orderId: string): Promise<void> {
  const [use] = await tx
    .update(couponUses)
    .set({ returnedAt: null })
    .where(and(eq(couponUses.orderId, orderId), isNotNull(couponUses.returnedAt)))
    .returning();
  if (use === undefined) return;
  await tx
    .update(couponCounts)
    .set({ used: sql`${couponCounts.used} + 1` })
    .where(and(eq(couponCounts.couponId, use.couponId), eq(couponCounts.customerId, use.customerId)));
}
