import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type { OrderPage } from "#contract/sale/orders.ts";
import type {
  DeliveryPlan,
  NewSubscription,
  Subscription,
  SubscriptionPage,
  Weekday,
} from "#contract/sale/subscriptions.ts";
import { inTransaction } from "#server/platform/db/inTransaction.ts";
import { products, productVariants } from "#server/platform/db/schema/catalogue.ts";
import { subscriptions } from "#server/platform/db/schema/subscriptions.ts";
import { deliverySlots } from "#server/platform/db/schema/tenancy.ts";
import { cashRecharges } from "#server/platform/db/schema/wallet.ts";
import { credit } from "#server/platform/services/sale/wallet/ledger.ts";
import { anAddress, type Buyer, type Goods, ok, type Reply, type Shop, type StoreIds } from "./shop";

export const EVERY_DAY: Weekday[] = ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"];

export type SubscriptionRequest = Partial<Omit<NewSubscription, "subscriptionRecurrence">> &
  Partial<NewSubscription["subscriptionRecurrence"]> & { key?: string };

/** Actions that tests of subscriptions share. */
export function subscriptionsOf(shop: Shop) {
  const url = (id: string, what = "") => `/api/subscriptions/${id}${what}`;

  async function slot(at: StoreIds = shop.store, startTime = "07:00", endTime = "09:00"): Promise<string> {
    const id = randomUUID();
    await shop.db.orm.insert(deliverySlots).values({ id, storeId: at.storeId, startTime, endTime });
    return id;
  }

  /** Makes a variant that can be subscribed to. */
  async function milk(goods: Goods = {}, at: StoreIds = shop.store): Promise<string> {
    const variantId = await shop.goods({ name: "Toned Milk", stock: 1000, ...goods }, at);
    const product = shop.db.orm
      .select({ id: productVariants.productId })
      .from(productVariants)
      .where(eq(productVariants.id, variantId));
    await shop.db.orm.update(products).set({ isSubscribable: true }).where(inArray(products.id, product));
    return variantId;
  }

  function bodyFor(buyer: Buyer, { daysOfWeek, startDate, endDate, key: _key, ...rest }: SubscriptionRequest): object {
    return {
      orgId: shop.store.orgId,
      customerId: buyer.customerId,
      subscriptionRecurrence: {
        daysOfWeek: daysOfWeek ?? EVERY_DAY,
        startDate: startDate ?? todayInIndia(),
        endDate: endDate ?? "",
      },
      shippingAddress: anAddress,
      quantity: 1,
      isActive: true,
      paymentMethod: "COD",
      ...rest,
    };
  }

  const create = (buyer: Buyer, request: SubscriptionRequest) =>
    shop.call<Subscription>(buyer, "POST", "/api/subscriptions", bodyFor(buyer, request), request.key ?? randomUUID());

  const created = (buyer: Buyer, request: SubscriptionRequest) => ok(create(buyer, request));

  return {
    slot,
    milk,
    create,
    created,
    /** Makes a buyer with a daily subscription to milk for 100 rupees. */
    subscribed: async (request: SubscriptionRequest = {}) => {
      const buyer = await shop.buyer();
      const variantId = request.variantId ?? (await milk());
      const preferredTimeSlot = request.preferredTimeSlot ?? (await slot());
      const made = await created(buyer, { ...request, variantId, preferredTimeSlot });
      return { buyer, variantId, preferredTimeSlot, id: made.id, made };
    },
    list: (buyer: Buyer, query = "") => ok(shop.call<SubscriptionPage>(buyer, "GET", `/api/subscriptions${query}`)),
    ordersOf: async (buyer: Buyer) => (await ok(shop.call<OrderPage>(buyer, "GET", "/api/orders"))).orders,
    /** Ends all subscriptions, so that nothing of one test is due in the next. */
    rest: async () => {
      await shop.db.orm.update(subscriptions).set({ isActive: false, nextCutOffAt: null });
    },
    update: (buyer: Buyer, id: string, days: object, isActive?: boolean) =>
      shop.call<Subscription>(buyer, "PUT", url(id), { subscriptionRecurrence: days, isActive }),
    plan: (buyer: Buyer, id: string) => ok(shop.call<DeliveryPlan>(buyer, "GET", url(id, "/deliveries"))),
    change: (buyer: Buyer, id: string, what: "skip" | "unskip" | "pause" | "resume", body?: object) =>
      shop.call<DeliveryPlan>(buyer, "POST", url(id, `/${what}`), body),
    remove: async (buyer: Buyer, id: string): Promise<Reply<{ removed: true }>> => {
      const headers = { authorization: `Bearer ${buyer.token}` };
      const reply = await shop.app.inject({ method: "DELETE", url: url(id), headers });
      return { status: reply.statusCode, body: reply.json() };
    },
    runUntil: (until: Date | string) =>
      ok(
        shop.call<Record<string, number>>(undefined, "POST", "/sandbox/subscriptions/run", {
          until: new Date(until).toISOString(),
        }),
      ),
    recharge: async (buyer: Buyer, amountPaise: number) => {
      const owner = { walletId: buyer.walletId, storeId: buyer.storeId };
      const [id, createdAt] = [randomUUID(), new Date()];
      const cash = { kind: "CASH_RECHARGE", reference: id, description: "Cash", at: createdAt } as const;
      const row = { ...owner, id, customerId: buyer.customerId, amountPaise, status: "COLLECTED" as const, createdAt };
      await shop.db.orm.insert(cashRecharges).values({ ...row, collectedAt: createdAt });
      await inTransaction(shop.db, (tx) => credit(tx, { ...owner, amountPaise, ...cash }));
    },
  };
}

export function todayInIndia(now = new Date()): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(now);
}
