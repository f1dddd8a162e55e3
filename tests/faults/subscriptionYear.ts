import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type { Pause, Weekday } from "#contract/sale/subscriptions.ts";
import { orderItems, orders, outboxEvents } from "#server/platform/db/schema/commerce.ts";
import { subscriptionDeliveries, subscriptionSettings } from "#server/platform/db/schema/subscriptions.ts";
import { KeyedCalls } from "#server/platform/services/common/keyed/KeyedCalls.ts";
import { Subscriptions } from "#server/platform/services/sale/subscriptions/Subscriptions.ts";
import { calendarsWith } from "#server/platform/services/store/storeCalendars.ts";
import { anAddress, type Buyer, type Shop } from "#tests/support/platform/shop.ts";
import { EVERY_DAY, subscriptionsOf } from "#tests/support/platform/subscribe.ts";
import { sized } from "#tests/support/sized.ts";

/**
 * A leap year: 366 days, all month ends, and the clock changes of two continents. The small size takes the weeks from
 * the leap day to the second continent's change in spring.
 */
export const YEAR = sized(
  { from: "2028-02-29", until: "2028-03-27", subscribedAt: "2028-02-27T12:00:00Z" },
  { from: "2028-01-01", until: "2028-12-31", subscribedAt: "2027-12-30T12:00:00Z" },
);
const DAY_MS = 86_400_000;
const PRICE_PAISE = 10_000;

export const calendarOf = calendarsWith({ timeZone: "Asia/Kolkata", cutOffTime: "22:00" });

interface Rule {
  timeZone: string;
  daysOfWeek: Weekday[];
  startDate?: string;
  endDate?: string;
  quantity?: number;
  skips?: string[];
  pause?: Pause;
  /** Paid from a wallet with this balance. */
  walletPaise?: number;
}
type Plan = Rule & { startDate: string; endDate: string };

const WORKDAYS = EVERY_DAY.slice(1, 6);

/** Rules that cover the whole calendar, and one wallet that runs out. */
const RULES: Rule[] = [
  { timeZone: "Asia/Kolkata", daysOfWeek: EVERY_DAY, skips: ["2028-02-29", "2028-12-31"] },
  { timeZone: "Asia/Kolkata", daysOfWeek: ["SUNDAY"], quantity: 3, startDate: "2028-01-31", endDate: "2028-10-31" },
  { timeZone: "Europe/Berlin", daysOfWeek: EVERY_DAY, skips: ["2028-03-26", "2028-10-28"] },
  { timeZone: "Europe/Berlin", daysOfWeek: ["SATURDAY", "SUNDAY", "MONDAY"], walletPaise: sized(4, 100) * PRICE_PAISE },
  { timeZone: "America/New_York", daysOfWeek: WORKDAYS, pause: { from: "2028-03-10", until: "2028-03-13" } },
  { timeZone: "America/New_York", daysOfWeek: ["SATURDAY", "SUNDAY"], startDate: "2028-02-26", endDate: "2028-11-05" },
];

/** The rules, cut to the days that pass. */
const PLANS: Plan[] = RULES.map((rule) => {
  const [startDate = YEAR.from] = [rule.startDate ?? YEAR.from, YEAR.from].sort().reverse();
  const [endDate = YEAR.until] = [rule.endDate ?? YEAR.until, YEAR.until].sort();
  const skips = rule.skips?.filter((date) => date >= YEAR.from && date <= YEAR.until);
  return { ...rule, startDate, endDate, skips };
});

export interface Subscribed extends Plan {
  id: string;
  variantId: string;
}

/** Creates the plans as subscriptions before any of their days is due. */
export async function subscribeAll(shop: Shop): Promise<Subscribed[]> {
  const { slot, milk, recharge } = subscriptionsOf(shop);
  const clock = { now: () => new Date(YEAR.subscribedAt) };
  const service = new Subscriptions(shop.db, clock, new KeyedCalls(shop.db, clock), calendarOf);
  const made: Subscribed[] = [];
  for (const plan of PLANS) {
    const { timeZone, daysOfWeek, startDate, endDate, quantity = 1 } = plan;
    const store = await shop.newStore({});
    await shop.db.orm.insert(subscriptionSettings).values({ storeId: store.storeId, timeZone, cutOffTime: "22:00" });
    const buyer: Buyer = await shop.buyer(store);
    if (plan.walletPaise) await recharge(buyer, plan.walletPaise);
    const shopper = { ...store, ...buyer };
    const variantId = await milk({ sellingPaise: PRICE_PAISE, stock: 10_000 }, store);
    const request = {
      ...{ orgId: store.orgId, customerId: buyer.customerId, shippingAddress: anAddress, variantId, quantity },
      ...{ isActive: true, preferredTimeSlot: await slot(store) },
      paymentMethod: plan.walletPaise ? ("WALLET" as const) : ("COD" as const),
      subscriptionRecurrence: { daysOfWeek, startDate, endDate },
    };
    const intent = { customerId: buyer.customerId, key: randomUUID(), call: "POST /api/subscriptions", body: request };
    const { id } = await service.create(shopper, request, intent);
    for (const date of plan.skips ?? []) await service.skip(shopper, id, date);
    if (plan.pause) await service.pause(shopper, id, plan.pause);
    made.push({ ...plan, id, variantId });
  }
  return made;
}

/** The expected result of each day, computed with nothing but JavaScript's own dates. */
export function expectedDays(plan: Plan, wakes: readonly Date[], lastDay = YEAR.until): Record<string, string> {
  const { startDate, endDate, quantity = 1 } = plan;
  const localWakes = wakes.map((wake) => localTime(wake, plan.timeZone));
  const days: Record<string, string> = {};
  let wallet = plan.walletPaise ?? Number.POSITIVE_INFINITY;
  let next = 0;
  for (let at = Date.parse(startDate); at <= Date.parse(endDate); at += DAY_MS) {
    const date = dayAt(at);
    if (date > lastDay) break;
    if (!plan.daysOfWeek.includes(EVERY_DAY[new Date(at).getUTCDay()] as Weekday)) continue;
    const cutOff = `${dayAt(at - DAY_MS)} 22:00`;
    while (next < localWakes.length && (localWakes[next] ?? "") < cutOff) next += 1;
    const isMissed = (localWakes[next] ?? "") >= `${date} 07:00`;
    if (plan.skips?.includes(date)) days[date] = "SKIPPED";
    else if (plan.pause && date >= plan.pause.from && date <= plan.pause.until) days[date] = "PAUSED";
    else if (isMissed) days[date] = "FAILED MISSED";
    else if (wallet < PRICE_PAISE * quantity) days[date] = "FAILED WALLET_TOO_LOW";
    else {
      days[date] = "ORDERED";
      wallet -= PRICE_PAISE * quantity;
    }
  }
  return days;
}

const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The local time at the store, such as `2028-03-26 03:30`. */
function localTime(moment: Date, timeZone: string): string {
  return moment.toLocaleString("sv-SE", { timeZone }).slice(0, 16);
}

/** The recorded result of each day, checked against orders, goods and events. */
export async function recordedDays({ db, stockOf }: Shop, { id, variantId }: Subscribed, lastDay = YEAR.until) {
  const rows = await db.orm.select().from(subscriptionDeliveries).where(eq(subscriptionDeliveries.subscriptionId, id));
  const orderIds = rows.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  const sold = await db.orm.select().from(orderItems).where(eq(orderItems.variantId, variantId));
  const events = await db.orm.select().from(outboxEvents);
  const told = events.filter(({ payload }) => payload.subscriptionId === id).map(({ payload }) => String(payload.date));
  const placed = orderIds.length === 0 ? 0 : await db.orm.$count(orders, inArray(orders.id, orderIds));
  return {
    days: Object.fromEntries(
      rows
        // A skipped day has a row from the day on which it was skipped.
        .filter(({ date }) => date <= lastDay)
        .sort((a, b) => (a.date < b.date ? -1 : 1))
        .map(({ date, state, reasonCode }) => [date, state === "FAILED" ? `FAILED ${reasonCode}` : state]),
    ),
    orders: { named: new Set(orderIds).size, placed, sold: sold.length },
    pieces: sold.reduce((sum, { quantity }) => sum + quantity, 0),
    taken: 10_000 - ((await stockOf(variantId)) ?? 0),
    told: told.sort(),
  };
}
