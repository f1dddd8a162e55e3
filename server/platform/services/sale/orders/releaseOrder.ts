import type { Transaction } from "../../../db/db.types";
import { returnUse } from "../coupons/couponUses";
import { refundOrder } from "../wallet/orderPayments";
import type { OrderRow } from "./orderRows";

/**
 * What an order that comes to nothing gives back beside its stock: the coupon, and the wallet's money, each once. The
 * caller holds the order locked.
 * @returns how the payment stands after it, where that changed
 */
export async function releaseOrder(
  tx: Transaction,
  order: OrderRow,
  now: Date,
): Promise<Partial<Pick<OrderRow, "paymentStatus">>> {
  await returnUse(tx, order.id, now);
  if (order.paymentMethod !== "WALLET" || order.paymentStatus !== "SUCCEEDED") return {};
  await refundOrder(tx, order, now);
  return { paymentStatus: "REFUNDED" };
}
