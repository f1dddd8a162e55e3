import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { WholeOrder } from "#contract/sale/orders.ts";
import { ORDER_STATES } from "#contract/sale/states/orderStates.ts";
import type { Executor } from "../../../db/db.types";
import { payments } from "../../../db/schema/payments";

/**
 * The session of the payment that an order waits for (spec 3, Order: paymentSessionId, paymentUrl); empty when no payment
 * is open.
 */
export async function openPaymentOf(
  db: Executor,
  { id, orderState }: Pick<WholeOrder, "id" | "orderState">,
): Promise<Pick<WholeOrder, "paymentSessionId" | "paymentUrl">> {
  if (!ORDER_STATES[orderState].waitsForPayment) return {};
  const isOpen = and(eq(payments.orderId, id), eq(payments.status, "PROGRESS"), isNotNull(payments.paymentSessionId));
  const [open] = await db
    .select({ paymentSessionId: payments.paymentSessionId, paymentUrl: payments.paymentUrl })
    .from(payments)
    .where(isOpen)
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return {
    ...(open?.paymentSessionId && { paymentSessionId: open.paymentSessionId }),
    ...(open?.paymentUrl && { paymentUrl: open.paymentUrl }),
  };
}
