import { asc, eq } from "drizzle-orm";
import type { OrderMoment, OrderMomentKind, PaymentStatus } from "#contract/sale/orders.ts";
import { ORDER_STATES, PAYMENT_STATUSES } from "#contract/sale/states/orderStates.ts";
import type { Executor, Transaction } from "../../../db/db.types";
import { orderEvents } from "../../../db/schema/commerce";
import type { OrderRow } from "./orderRows";
import { reasonInWords } from "./reasonInWords";

type Moment = Omit<OrderMoment, "at">;
type Standing = Pick<OrderRow, "orderState" | "stateReason" | "paymentStatus" | "finalPricePaise">;

/**
 * The moments between two states of an order. The payment comes before what it caused. An order for nothing is neither paid
 * nor refunded (reading 40).
 */
export function momentsBetween(before: Standing | undefined, after: Standing): Moment[] {
  const moments: Moment[] = [];
  const isFree = after.finalPricePaise === 0;
  if (!before) moments.push(moment("ORDERED"));
  const isReached = (mean: (status: (typeof PAYMENT_STATUSES)[PaymentStatus]) => boolean) =>
    !isFree && mean(PAYMENT_STATUSES[after.paymentStatus]) && !(before && mean(PAYMENT_STATUSES[before.paymentStatus]));
  if (isReached(({ isPaid }) => isPaid)) moments.push(moment("PAID"));
  if (before ? before.orderState !== after.orderState : !ORDER_STATES[after.orderState].waitsForPayment) {
    moments.push(moment(ORDER_STATES[after.orderState].moment, after.stateReason));
  }
  if (isReached(({ isRefunded }) => isRefunded)) moments.push(moment("REFUNDED"));
  return moments;
}

const moment = (state: OrderMomentKind, note = ""): Moment => ({ state, note });

/** Writes the moments in the transaction in which they happened. */
export async function recordMoments(
  tx: Transaction,
  orderId: string,
  moments: readonly { state: OrderMomentKind; note?: string }[],
  createdAt: Date,
): Promise<void> {
  if (moments.length === 0) return;
  await tx
    .insert(orderEvents)
    .values(moments.map((each) => ({ orderId, createdAt, ...each })))
    .execute();
}

/** The oldest moment first. */
export async function readTimeline(db: Executor, orderId: string): Promise<OrderMoment[]> {
  const rows = await db
    .select({ state: orderEvents.state, at: orderEvents.createdAt, note: orderEvents.note })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  return rows.map(({ state, at, note }) => ({ state, at: at.toISOString(), note: reasonInWords(note) }));
}
