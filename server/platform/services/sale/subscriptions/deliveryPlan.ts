import { and, asc, desc, eq, gte, lt } from "drizzle-orm";
import { ORDER_STATES } from "#contract/sale/states/orderStates.ts";
import type { Delivery, DeliveryPlan } from "#contract/sale/subscriptions.ts";
import type { LocalDate } from "#contract/wire.types.ts";
import type { Executor } from "../../../db/db.types";
import { orders } from "../../../db/schema/commerce";
import { customers } from "../../../db/schema/identity";
import { subscriptionDeliveries } from "../../../db/schema/subscriptions";
import { ledgerAccounts } from "../../../db/schema/wallet";
import { nothingWhereAbsent, paiseToRupees } from "../../../money";
import type { Shopper } from "../../common/Shopper.types";
import { cutOffOf, type StoreCalendar, todayIn } from "../../store/calendar";
import { readStoreTerms, type StoreTerms } from "../checkouts/checkoutRows";
import { priceLines, type Totals } from "../pricing/priceLines";
import { toWireTotals } from "../pricing/toWireTotals";
import { comingDays, type Day, SHOWN_DAYS } from "./comingDays";
import { warningFor, wordsFor } from "./reasons";
import { type KnownSubscription, readOwn } from "./subscriptionRows";
import { pauseOf } from "./toWire";
import { deliveryWarnings } from "./warnings";

/** The coming days, each with whether the shopper may still change it, and the past days. */
export async function readPlan(
  db: Executor,
  shopper: Shopper,
  id: string,
  calendar: StoreCalendar,
  now: Date,
): Promise<DeliveryPlan> {
  const known = await readOwn(db, shopper, id);
  const { row } = known;
  const today = todayIn(calendar.timeZone, now);
  const terms = await readStoreTerms(db, shopper.storeId);
  const next = comingDays(row, await readDays(db, id, "from", today), today);
  const price = priceOf(known, terms);
  const nextWarnings = deliveryWarnings(known, terms, await balanceOf(db, shopper.customerId), price.finalPricePaise);
  const toDelivery = (day: Day): Delivery => {
    const cutOffAt = cutOffOf(day.date, calendar);
    const hindered = day.state === "PLANNED" ? nextWarnings.next() : undefined;
    const reasonCode = day.reasonCode ?? hindered;
    const totals = day.order?.totals ?? price;
    const { couponDiscount: _none, ...wire } = toWireTotals(totals);
    return {
      date: day.date,
      slot: known.slot ?? row.deliverySlot,
      state: day.state,
      reasonCode,
      reason: day.reasonCode ? wordsFor(day.reasonCode) : warningFor(hindered),
      cutOffAt: cutOffAt.toISOString(),
      canChange: day.date >= row.openFrom && cutOffAt > now,
      ...wire,
      shippingCharge: paiseToRupees(totals.shippingPaise),
      orderId: day.order?.id,
      orderNumber: day.order?.orderNumber,
    };
  };
  return {
    subscriptionId: id,
    isActive: row.isActive,
    deliveries: next.map(toDelivery),
    past: (await readDays(db, id, "before", today)).map(toDelivery),
    pause: pauseOf(row, today),
    cutOffTime: calendar.cutOffTime,
    timeZone: calendar.timeZone,
  };
}

async function readDays(db: Executor, id: string, side: "from" | "before", today: LocalDate): Promise<Day[]> {
  const { subscriptionId, date, state, reasonCode, orderId } = subscriptionDeliveries;
  const rows = await db
    .select({ date, state, reasonCode, order: orders })
    .from(subscriptionDeliveries)
    .leftJoin(orders, eq(orders.id, orderId))
    .where(and(eq(subscriptionId, id), side === "from" ? gte(date, today) : lt(date, today)))
    .orderBy(side === "from" ? asc(date) : desc(date))
    .limit(side === "from" ? 2 * SHOWN_DAYS : SHOWN_DAYS);
  return rows.map(({ order, ...day }) => {
    const cameToNothing = order !== null && ORDER_STATES[order.orderState].cameToNothing;
    return {
      date: day.date,
      state: cameToNothing ? "FAILED" : day.state,
      reasonCode: cameToNothing ? "ORDER_CANCELLED" : (day.reasonCode ?? undefined),
      order: order === null ? undefined : { id: order.id, orderNumber: order.orderNumber, totals: order },
    };
  });
}

/** The price of an order today, computed like any other order's. */
function priceOf({ row, onSale }: KnownSubscription, { shipping }: StoreTerms): Totals {
  return priceLines([{ ...(onSale ?? row.lastSeen), quantity: row.quantity }], shipping);
}

async function balanceOf(db: Executor, customerId: string): Promise<number> {
  const [wallet] = await db
    .select({ balancePaise: ledgerAccounts.balancePaise })
    .from(customers)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, customers.walletId))
    .where(eq(customers.id, customerId));
  return nothingWhereAbsent(wallet?.balancePaise);
}
