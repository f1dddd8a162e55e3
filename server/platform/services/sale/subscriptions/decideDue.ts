import { and, eq } from "drizzle-orm";
import type { DeliveryReason, DeliveryState } from "#contract/sale/subscriptions.ts";
import type { LocalDate } from "#contract/wire.types.ts";
import type { Transaction } from "../../../db/db.types";
import { outboxEvents } from "../../../db/schema/commerce";
import { subscriptionDeliveries } from "../../../db/schema/subscriptions";
import { PlatformError } from "../../../errors";
import { addDays, cutOffOf, type StoreCalendar, slotStartOf } from "../../store/calendar";
import { orderDelivery } from "./orderDelivery";
import { reasonOfRefusal } from "./reasons";
import { nextDay, saveAndSchedule } from "./schedule";
import { type KnownSubscription, readKnown, type SubscriptionRow, toSnapshot } from "./subscriptionRows";
import { isPaused } from "./toWire";

/** The result of a day. */
export interface Decision {
  state: DeliveryState;
  reasonCode?: DeliveryReason;
  orderId?: string;
}

interface Decided {
  row: SubscriptionRow;
  /** Undefined when no delivery is due. */
  decision?: Decision;
}

/**
 * Decides the next day of a subscription that the caller has locked, if its cut-off has come: writes order, stock, ledger,
 * the day's row and the event in the caller's transaction. The day's row is written first and is unique: a process that
 * finds one goes on to the next day and orders nothing.
 */
export async function decideNext(
  tx: Transaction,
  row: SubscriptionRow,
  calendar: StoreCalendar,
  now: Date,
): Promise<Decided> {
  const date = nextDay(row);
  // The cut-off is still to come, perhaps because the store has moved it. Then the new moment is stored.
  if (date === undefined || cutOffOf(date, calendar) > now)
    return { row: await saveAndSchedule(tx, row, {}, calendar) };
  const day = { subscriptionId: row.id, date };
  const claimed = await tx
    .insert(subscriptionDeliveries)
    .values({ ...day, state: "PLANNED", decidedAt: now })
    .onConflictDoNothing()
    .returning({ date: subscriptionDeliveries.date });
  const openFrom = addDays(date, 1);
  if (claimed.length === 0) {
    const decision: Decision = { state: "SKIPPED", reasonCode: "SKIPPED_BY_SHOPPER" };
    return { row: await saveAndSchedule(tx, row, { openFrom }, calendar), decision };
  }
  const known = await readKnown(tx, row.id);
  const decision = await decide(tx, known, date, calendar, now);
  await tx
    .update(subscriptionDeliveries)
    .set(decision)
    .where(and(eq(subscriptionDeliveries.subscriptionId, row.id), eq(subscriptionDeliveries.date, date)));
  await recordDecision(tx, row, date, decision, now);
  const lastSeen = known.onSale ? toSnapshot(known.onSale) : row.lastSeen;
  return { row: await saveAndSchedule(tx, row, { openFrom, lastSeen }, calendar), decision };
}

/** Decides every day that is due before the subscription changes, so that those days are ordered as they were agreed. */
export async function decideAllDue(
  tx: Transaction,
  row: SubscriptionRow,
  calendar: StoreCalendar,
  now: Date,
): Promise<SubscriptionRow> {
  let held = row;
  for (;;) {
    const { row: after, decision } = await decideNext(tx, held, calendar, now);
    if (decision === undefined) return after;
    held = after;
  }
}

async function decide(
  tx: Transaction,
  { row, onSale, slot }: KnownSubscription,
  date: LocalDate,
  calendar: StoreCalendar,
  now: Date,
): Promise<Decision> {
  if (isPaused(row, date)) return { state: "PAUSED", reasonCode: "PAUSED_BY_SHOPPER" };
  // A day whose slot has begun, as after downtime, is never delivered later (ADR 10).
  if (now >= slotStartOf(date, (slot ?? row.deliverySlot).startTime, calendar)) return failed("MISSED");
  if (!slot) return failed("SLOT_GONE");
  if (!onSale) return failed("PRODUCT_GONE");
  try {
    // A savepoint, so that a refused order leaves nothing but the day's row, which says why.
    const order = await tx.transaction((part) => orderDelivery(part, row, onSale, calendar, now));
    return { state: "ORDERED", orderId: order.id };
  } catch (error) {
    const reasonCode = error instanceof PlatformError ? reasonOfRefusal(error.code) : undefined;
    // Any other error, such as a price that changed at this moment, undoes everything, and the day is tried again.
    if (reasonCode === undefined) throw error;
    return failed(reasonCode);
  }
}

const failed = (reasonCode: DeliveryReason): Decision => ({ state: "FAILED", reasonCode });

/**
 * Writes the event for those who tell the shopper and pack the goods, because the order alone does not have its day and
 * slot.
 */
async function recordDecision(
  tx: Transaction,
  { id, storeId, customerId, deliverySlot }: SubscriptionRow,
  date: LocalDate,
  { state, reasonCode, orderId }: Decision,
  createdAt: Date,
): Promise<void> {
  await tx.insert(outboxEvents).values({
    storeId,
    type: `delivery.${state.toLowerCase()}`,
    payload: { subscriptionId: id, customerId, date, deliverySlot, reasonCode, orderId },
    createdAt,
  });
}
