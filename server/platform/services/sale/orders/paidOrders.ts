import { and, eq, ne } from "drizzle-orm";
import type { PaymentStatus } from "#contract/sale/orders.ts";
import { ORDER_STATES, PAYMENT_STATUSES } from "#contract/sale/states/orderStates.ts";
import type { Transaction } from "../../../db/db.types";
import { orders } from "../../../db/schema/commerce";
import { customers } from "../../../db/schema/identity";
import { payments } from "../../../db/schema/payments";
import { conflict } from "../../../errors";
import { putBackIntoCart, takeOrderedFromCart } from "../carts/cartLines";
import { takeUseAgain } from "../coupons/couponUses";
import type { PaymentPurpose } from "../payments/PaymentPurpose";
import type { PaymentRow, RefundReason } from "../payments/payments.types";
import { words } from "../words";
import { failedOrDropped } from "../words.en";
import { type OrderRow, readItems } from "./orderRows";
import { releaseOrder } from "./releaseOrder";
import { changeOrder, saveState } from "./saveState";
import { returnStock, takeStock, takeStockAtAnyPrice } from "./stock";
import { recordMoments } from "./timeline";

/** Locks an order until the transaction ends. */
export async function lockPaidOrder(tx: Transaction, orderId: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("no key update");
  if (!order) throw new Error("a payment names an order that is not there");
  return order;
}

/** What an order's payment causes (bar 4): exactly one PLACED order, or a refund. */
export const orderPurpose: PaymentPurpose = {
  lock: async (tx, payment) => {
    if (payment.orderId) await lockPaidOrder(tx, payment.orderId);
  },
  succeeded: async (tx, payment, now) => placePaidOrder(tx, await orderOf(tx, payment), now),
  failed: async (tx, payment, now) => {
    const order = await orderOf(tx, payment);
    if (await hasOpenPayment(tx, order.id)) return;
    if (ORDER_STATES[order.orderState].waitsForPayment) await failWaitingOrder(tx, order, failedOrDropped, now);
    // The order failed or was cancelled while the bank was silent, and now the bank says that nothing was paid.
    else if (order.paymentStatus === "PROGRESS") await changeOrder(tx, order, { paymentStatus: "FAILED" });
  },
};

async function orderOf(tx: Transaction, payment: PaymentRow): Promise<OrderRow> {
  if (payment.orderId === null) throw new Error("a payment for an order names none");
  return lockPaidOrder(tx, payment.orderId);
}

async function placePaidOrder(tx: Transaction, order: OrderRow, now: Date): Promise<RefundReason | null> {
  const { isPaid, isRefunded } = PAYMENT_STATUSES[order.paymentStatus];
  // Another payment has paid for the order, even if its money went back since.
  if (isPaid || isRefunded) return "ALREADY_PAID";
  const placed = { orderState: "PLACED", stateReason: "", paymentStatus: "SUCCEEDED" } as const;
  switch (order.orderState) {
    case "PENDING":
      await saveState(tx, order, placed, now);
      return null;
    case "FAILED": {
      if (await isErased(tx, order)) {
        await recordPaid(tx, order, now);
        return "CUSTOMER_ERASED";
      }
      // A late success: the order gave its stock back when it failed.
      if (!(await takeStockAtAnyPrice(tx, await readItems(tx, [order.id])))) {
        await recordPaid(tx, order, now);
        return "OUT_OF_STOCK";
      }
      await takeUseAgain(tx, order.id);
      await takeOrderedFromCart(tx, await cartOf(tx, order), order.checkoutId);
      await saveState(tx, order, placed, now);
      return null;
    }
    case "CANCELLED":
      await recordPaid(tx, order, now);
      return "ORDER_CANCELLED";
    case "PLACED":
    case "SHIPPED":
    case "DELIVERED":
      return "ALREADY_PAID";
  }
}

/** Waits for a running erasure by its lock. The order of an erased customer can be delivered to nobody. */
async function isErased(tx: Transaction, { customerId }: OrderRow): Promise<boolean> {
  const [customer] = await tx
    .select({ erasedAt: customers.erasedAt })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("key share");
  return customer === undefined || customer.erasedAt !== null;
}

/** Records the payment of an order that is no longer placed. */
async function recordPaid(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  await changeOrder(tx, order, { paymentStatus: "SUCCEEDED" });
  await recordMoments(tx, order.id, [{ state: "PAID" }], now);
}

/** Fails an order that the caller has locked and that is PENDING: gives back its stock and its lines. */
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
 * Makes a locked order wait for another payment. A failed order takes its stock and lines again, at its own prices or not
 * at all. @throws 409 `ORDER_NOT_PAYABLE`, `INSUFFICIENT_STOCK`
 */
export async function awaitPayment(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  if (order.paymentMethod !== "PAYMENT_GATEWAY" || !ORDER_STATES[order.orderState].isPayable) {
    throw conflict("ORDER_NOT_PAYABLE", words.waitsForNoPayment);
  }
  const { isPaid, isRefunded } = PAYMENT_STATUSES[order.paymentStatus];
  if (isPaid || isRefunded) {
    throw conflict("ORDER_NOT_PAYABLE", words.moneyOnItsWayBack);
  }
  if (ORDER_STATES[order.orderState].waitsForPayment) {
    await changeOrder(tx, order, { paymentStatus: "PROGRESS" });
    return;
  }
  if (!(await takeStock(tx, await readItems(tx, [order.id])))) {
    throw conflict("INSUFFICIENT_STOCK", words.orderAgain);
  }
  await takeUseAgain(tx, order.id);
  await takeOrderedFromCart(tx, await cartOf(tx, order), order.checkoutId);
  await saveState(tx, order, { orderState: "PENDING", stateReason: "", paymentStatus: "PROGRESS" }, now);
}

/** Makes the platform ask the gateway sooner, which is the only effect of what the browser says about a payment (bar 4). */
export async function askGatewaySoon(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const open = and(eq(payments.orderId, orderId), ne(payments.status, "SUCCEEDED"));
  await tx.update(payments).set({ nextCheckAt: now }).where(open);
}

async function hasOpenPayment(tx: Transaction, orderId: string): Promise<boolean> {
  return (await tx.$count(payments, and(eq(payments.orderId, orderId), eq(payments.status, "PROGRESS")))) > 0;
}

async function cartOf(tx: Transaction, { customerId }: OrderRow): Promise<string> {
  const [customer] = await tx.select({ cartId: customers.cartId }).from(customers).where(eq(customers.id, customerId));
  if (!customer) throw new Error("an order names a customer who is not there");
  return customer.cartId;
}
