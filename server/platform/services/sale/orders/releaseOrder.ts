import { PAYMENT_STATUSES } from "#contract/sale/states/orderStates.ts";
import type { Transaction } from "../../../db/db.types";
import { orderRefunds } from "../../../db/schema/payments";
import { returnUse } from "../coupons/couponUses";
import { givenBackOfOrder } from "../payments/refunds/givenBack";
import { refundOrder } from "../wallet/orderPayments";
import { isCashReceived } from "./isCashReceived";
import type { OrderRow } from "./orderRows";

/** Only the store cancels such an order (`Orders.setState`), and it gives the cash back over the counter. */
async function giveCashBack(
  tx: Transaction,
  order: OrderRow,
  createdAt: Date,
): Promise<Pick<OrderRow, "paymentStatus">> {
  const amountPaise = order.finalPricePaise - (await givenBackOfOrder(tx, order.id));
  const refund = { id: order.id, orderId: order.id, amountPaise, way: "CASH", reason: "", createdAt } as const;
  await tx.insert(orderRefunds).values(refund);
  return { paymentStatus: "REFUNDED" };
}

/**
 * Gives back what a failed or cancelled order holds besides its stock: the coupon and the wallet's money, each once. The
 * caller has locked the order. @returns the new payment status, when it changed
 */
export async function releaseOrder(
  tx: Transaction,
  order: OrderRow,
  now: Date,
): Promise<Partial<Pick<OrderRow, "paymentStatus">>> {
  await returnUse(tx, order.id, now);
  if (isCashReceived(order)) return giveCashBack(tx, order, now);
  const isFree = order.finalPricePaise === 0;
  if ((order.paymentMethod !== "WALLET" && !isFree) || !PAYMENT_STATUSES[order.paymentStatus].isPaid) return {};
  await refundOrder(tx, order, now);
  return { paymentStatus: "REFUNDED" };
}
