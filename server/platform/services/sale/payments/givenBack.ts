import { and, eq, sum } from "drizzle-orm";
import type { Transaction } from "../../../db/db.types";
import { orderRefunds, refunds } from "../../../db/schema/payments";

/** The reason of a refund of a part of a payment, which an owner gave. */
export const IN_PART = "IN_PART";

/** The paise of an order that the owner has given back. The caller has locked the order. */
export async function givenBackOfOrder(tx: Transaction, orderId: string): Promise<number> {
  const [found] = await tx
    .select({ paise: sum(orderRefunds.amountPaise).mapWith(Number) })
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, orderId));
  return found?.paise ?? 0;
}

/** The paise of a payment that were given back, or will be, in parts. */
export async function givenBackOfPayment(tx: Transaction, paymentId: string): Promise<number> {
  const [found] = await tx
    .select({ paise: sum(refunds.amountPaise).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.reason, IN_PART)));
  return found?.paise ?? 0;
}
