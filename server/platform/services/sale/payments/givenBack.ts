import { and, eq, sum } from "drizzle-orm";
import type { Transaction } from "../../../db/db.types";
import { orderRefunds, refunds } from "../../../db/schema/payments";

/** The reason of a refund that is a part of its payment, as the owner said. */
export const IN_PART = "IN_PART";

/** Paise of an order that the owner has given back. The caller holds the order locked. */
export async function givenBackOfOrder(tx: Transaction, orderId: string): Promise<number> {
  const [found] = await tx
    .select({ paise: sum(orderRefunds.amountPaise).mapWith(Number) })
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, orderId));
  return found?.paise ?? 0;
}

/** Paise of a payment that go back, or went, in parts. */
export async function givenBackOfPayment(tx: Transaction, paymentId: string): Promise<number> {
  const [found] = await tx
    .select({ paise: sum(refunds.amountPaise).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.reason, IN_PART)));
  return found?.paise ?? 0;
}
