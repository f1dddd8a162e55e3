import { and, eq, inArray, isNull, lte, or } from "drizzle-orm";
import type { Clock } from "../../../clock";
import type { Db } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { orders, outboxEvents } from "../../../db/schema/commerce";
import { refunds } from "../../../db/schema/payments";
import { paiseToRupees, rupeesText } from "../../../money";
import { lockPaidOrder } from "../orders/paidOrders";
import { recordMoments } from "../orders/timeline";
import type { Gateways } from "./gateways/createGateways";
import { givenBackOfOrder, IN_PART } from "./givenBack";
import type { PaymentRow } from "./queueRefund";

export interface ClaimedRefund {
  refund: typeof refunds.$inferSelect;
  payment: PaymentRow;
}

/** Sends a refund with the same id each time, so that the gateway pays once. A refund that fails stays queued. */
export async function sendRefund(
  db: Db,
  clock: Clock,
  gateways: Gateways,
  { refund, payment }: ClaimedRefund,
  log: { warn(fields: object, message: string): void },
): Promise<void> {
  try {
    const gateway = gateways.get(payment.provider);
    if (gateway === undefined || payment.gatewayPaymentId === null) {
      throw new Error("nobody is there to send this refund to");
    }
    const gatewayRefundId = await gateway.refund({
      refundId: refund.id,
      paymentId: payment.id,
      gatewayPaymentId: payment.gatewayPaymentId,
      amountPaise: refund.amountPaise,
      reason: refund.reason,
    });
    await inTransaction(db, async (tx) => {
      const now = clock.now();
      if (payment.orderId !== null) await lockPaidOrder(tx, payment.orderId);
      const sent = { gatewayRefundId, sentAt: now, nextAttemptAt: null };
      // Another process may have sent it, too, under the same id; only the first one writes the event.
      const unsent = and(eq(refunds.id, refund.id), isNull(refunds.sentAt));
      const first = await tx.update(refunds).set(sent).where(unsent).returning({ id: refunds.id });
      if (first.length === 0) return;
      if (payment.orderId !== null) {
        // After a part was given back, the order counts as paid until nothing of it is left.
        const isAll = lte(orders.finalPricePaise, await givenBackOfOrder(tx, payment.orderId));
        const isOver = or(inArray(orders.orderState, ["FAILED", "CANCELLED"]), isAll);
        await tx
          .update(orders)
          .set({ paymentStatus: "REFUNDED" })
          .where(and(eq(orders.id, payment.orderId), isOver));
        const note = refund.reason === IN_PART ? rupeesText(paiseToRupees(refund.amountPaise)) : "";
        await recordMoments(tx, payment.orderId, [{ state: "REFUNDED", note }], now);
      }
      const { id: paymentId, storeId, customerId, orderId } = payment;
      const payload = { paymentId, orderId, customerId, amountPaise: refund.amountPaise };
      await tx.insert(outboxEvents).values({ storeId, type: "refund.sent", payload, createdAt: now });
    });
  } catch (error) {
    log.warn({ err: error, refundId: refund.id }, "a refund could not be sent");
  }
}
