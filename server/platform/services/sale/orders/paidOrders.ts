import { and, eq, ne } from "drizzle-orm";
import type { PaymentStatus } from "../../../../../src/contract/sale/orders";
import type { Transaction } from "../../../db/db.types";
import { orders } from "../../../db/schema/commerce";
import { customers } from "../../../db/schema/identity";
import { payments } from "../../../db/schema/payments";
import { conflict } from "../../../errors";
import { putBackIntoCart, takeOrderedFromCart } from "../carts/cartLines";
import { takeUseAgain } from "../coupons/couponUses";
import type { PaymentPurpose } from "../payments/PaymentPurpose";
import { type PaymentRow, queueRefund, type RefundReason } from "../payments/queueRefund";
import { type OrderRow, readItems } from "./orderRows";
import { releaseOrder } from "./releaseOrder";
import { saveState } from "./saveState";
import { returnStock, takeStock, takeStockAtAnyPrice } from "./stock";
import { recordMoments } from "./timeline";

/** Spec 8. */
const FAILED_REASON = "Payment failed or user dropped";

/** Locks an order until the transaction ends. */
export async function lockPaidOrder(tx: Transaction, orderId: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("no key update");
  if (!order) throw new Error("a payment names an order that is not there");
  return order;
}

/** What the payment of an order causes (bar 4): exactly one PLACED order, or a refund. */
export const orderPurpose: PaymentPurpose = {
  lock: async (tx, payment) => {
    if (payment.orderId) await lockPaidOrder(tx, payment.orderId);
  },
  succeeded: async (tx, payment, now) => placePaidOrder(tx, await orderOf(tx, payment), now),
  failed: async (tx, payment, now) => {
    const order = await orderOf(tx, payment);
    if (order.orderState !== "PENDING" || (await hasOpenPayment(tx, order.id))) return;
    await failWaitingOrder(tx, order, FAILED_REASON, now);
  },
};

async function orderOf(tx: Transaction, payment: PaymentRow): Promise<OrderRow> {
  return lockPaidOrder(tx, payment.orderId ?? "");
}

async function placePaidOrder(tx: Transaction, order: OrderRow, now: Date): Promise<RefundReason | undefined> {
  const placed = { orderState: "PLACED", stateReason: "", paymentStatus: "SUCCEEDED" } as const;
  switch (order.orderState) {
    case "PENDING":
      await saveState(tx, order, placed, now);
      return undefined;
    case "FAILED": {
      // A late success: the stock of the order was given back when it failed.
      if (!(await takeStockAtAnyPrice(tx, await readItems(tx, [order.id])))) {
        await recordPaid(tx, order, now);
        return "OUT_OF_STOCK";
      }
      await takeUseAgain(tx, order.id);
      await takeOrderedFromCart(tx, await cartOf(tx, order), order.checkoutId);
      await saveState(tx, order, placed, now);
      return undefined;
    }
    case "CANCELLED":
      await recordPaid(tx, order, now);
      return "ORDER_CANCELLED";
    default:
      return "ALREADY_PAID";
  }
}

/** Records the payment of an order that is not placed any more. */
async function recordPaid(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  await tx.update(orders).set({ paymentStatus: "SUCCEEDED" }).where(eq(orders.id, order.id));
  await recordMoments(tx, order.id, [{ state: "PAID" }], now);
}

/** Fails an order that the caller has locked and that is PENDING: its stock and its lines go back. */
export async function failWaitingOrder(
  tx: Transaction,
  order: OrderRow,
  stateReason: string,
  now: Date,
): Promise<OrderRow> {
  const items = await readItems(tx, [order.id]);
  await returnStock(tx, items);
  await releaseOrder(tx, order, now);
  await putBackIntoCart(tx, await cartOf(tx, order), items, now);
  // The bank may still answer, so the payment counts as open and not as failed.
  const paymentStatus: PaymentStatus = (await hasOpenPayment(tx, order.id)) ? "PROGRESS" : "FAILED";
  return saveState(tx, order, { orderState: "FAILED", stateReason, paymentStatus }, now);
}

/**
 * Makes a locked order wait for another payment. An order that failed takes its stock and lines again, at its own
 * prices or not at all.
 * @throws 409 `ORDER_NOT_PAYABLE`, `INSUFFICIENT_STOCK`
 */
export async function awaitPayment(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  if (order.paymentMethod !== "PAYMENT_GATEWAY" || (order.orderState !== "PENDING" && order.orderState !== "FAILED")) {
    throw conflict("ORDER_NOT_PAYABLE", "This order does not wait for a payment.");
  }
  if (order.paymentStatus === "SUCCEEDED" || order.paymentStatus === "REFUNDED") {
    throw conflict(
      "ORDER_NOT_PAYABLE",
      "This order was paid for, and the money is on its way back. Please order again.",
    );
  }
  if (order.orderState === "PENDING") {
    await tx.update(orders).set({ paymentStatus: "PROGRESS" }).where(eq(orders.id, order.id));
    return;
  }
  if (!(await takeStock(tx, await readItems(tx, [order.id])))) {
    const message =
      "Some products of this order are gone or have another price now. Please order again from your cart.";
    throw conflict("INSUFFICIENT_STOCK", message);
  }
  await takeUseAgain(tx, order.id);
  await takeOrderedFromCart(tx, await cartOf(tx, order), order.checkoutId);
  await saveState(tx, order, { orderState: "PENDING", stateReason: "", paymentStatus: "PROGRESS" }, now);
}

/** Refunds what was paid for a cancelled order. A payment that arrives later is refunded when it arrives. */
export async function refundCancelledOrder(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const paid = and(eq(payments.orderId, order.id), eq(payments.status, "SUCCEEDED"));
  for (const payment of await tx.select().from(payments).where(paid)) {
    await queueRefund(tx, payment, "ORDER_CANCELLED", now);
  }
}

/** What the browser says about a payment only makes the platform ask the gateway sooner (bar 4). */
export async function askGatewaySoon(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const open = and(eq(payments.orderId, orderId), ne(payments.status, "SUCCEEDED"));
  await tx
    .update(payments)
    .set({ nextCheckAt: now })
    .where(and(open, ne(payments.reason, "AMOUNT_MISMATCH")));
}

async function hasOpenPayment(tx: Transaction, orderId: string): Promise<boolean> {
  return (await tx.$count(payments, and(eq(payments.orderId, orderId), eq(payments.status, "PROGRESS")))) > 0;
}

async function cartOf(tx: Transaction, { customerId }: OrderRow): Promise<string> {
  const [customer] = await tx.select({ cartId: customers.cartId }).from(customers).where(eq(customers.id, customerId));
  if (!customer) throw new Error("an order names a customer who is not there");
  return customer.cartId;
}
