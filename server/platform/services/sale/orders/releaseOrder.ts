import { PAYMENT_STATUSES } from "../../../../../src/contract/sale/states/orderStates";
import type { Transaction } from "../../../db/db.types";
import { returnUse } from "../coupons/couponUses";
import { refundOrder } from "../wallet/orderPayments";
import type { OrderRow } from "./orderRows";

/**
 * Gives back what an order that comes to nothing holds besides its stock: the coupon and the wallet's money, each once.
 * The caller has locked the order.
 * @returns the new payment status, where it changed
 */
export async function releaseOrder(
  tx: Transaction,
  order: OrderRow,
  now: Date,
): Promise<Partial<Pick<OrderRow, "paymentStatus">>> {
  await returnUse(tx, order.id, now);
  const isFree = order.finalPricePaise === 0;
  if ((order.paymentMethod !== "WALLET" && !isFree) || !PAYMENT_STATUSES[order.paymentStatus].isPaid) return {};
  await refundOrder(tx, order, now);
  return { paymentStatus: "REFUNDED" };
}
