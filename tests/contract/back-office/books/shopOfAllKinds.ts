import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import type { Order } from "#contract/sale/orders.ts";
import type { Recharge } from "#contract/sale/wallets.ts";
import { coupons } from "#server/platform/db/schema/coupons.ts";
import { stores } from "#server/platform/db/schema/tenancy.ts";
import { onlinePayments } from "#tests/support/platform/onlinePayments.ts";
import { anAddress, type Buyer, ok, type Shop } from "#tests/support/platform/shop.ts";
import { subscriptionsOf, todayInIndia } from "#tests/support/platform/subscribe.ts";

const DAY_MS = 86_400_000;

/**
 * Does everything that moves money and stock in the shop at least once, by its own calls: orders paid in each way, in
 * each state, with coupons, refunds in part and whole, recharges, a subscription's delivery, an erased customer.
 * @returns the names of what was made, so that tests can find it again
 */
export async function shopOfAllKinds(shop: Shop) {
  const { db, store, services } = shop;
  const owner = { storeId: store.storeId, who: "the test" };
  await db.orm
    .update(stores)
    .set({ shipping: { shippingEnabled: true, shippingTimes: [], chargePaise: 4_000, freeFromPaise: 0 } })
    .where(eq(stores.id, store.storeId));
  const online = onlinePayments(shop);
  await online.use("CASHFREE");
  const taxed = await shop.goods({ stock: 1000, sellingPaise: 9_999, taxType: "EXCLUSIVE", taxPercent: 12 });
  const plain = await shop.goods({ stock: 1000 });
  const coupon = { id: randomUUID(), code: "SEVENTH", storeId: store.storeId, percent: 14.29, perCustomer: 10 };
  await db.orm.insert(coupons).values(coupon);
  const buyer = await shop.buyer();

  const placed = async (method: PaymentMethod, couponCode = ""): Promise<Order> => {
    await ok(shop.addToCart(buyer, taxed, 2));
    await ok(shop.addToCart(buyer, plain, 3));
    const body = { orgId: store.orgId, customerId: buyer.customerId, cartItems: [], couponCode };
    const { id } = await ok(shop.call<{ id: string }>(buyer, "POST", "/api/checkouts", body));
    const choice = { shippingAddress: anAddress, couponCode, paymentMethod: method };
    await ok(shop.call(buyer, "PATCH", `/api/checkouts/${id}`, choice));
    return ok(shop.place(buyer, id));
  };
  const step = ({ id }: Order, to: "delivered" | "cancelled") => services.ownerOrders.step(owner, id, to);
  const refund = ({ id }: Order, amountPaise?: number, inCash?: boolean) =>
    services.ownerRefunds.refund(owner, id, { amountPaise, inCash, key: randomUUID() });
  const soon = <T>(work: () => Promise<T>) =>
    vi.waitFor(() => services.reconciler.run().then(work), { timeout: 30_000, interval: 50 });
  const is = (order: Order, state: Partial<Order>) =>
    soon(async () => expect(await online.orderNow(order)).toMatchObject(state));
  const recharged = async (who: Buyer, body: object): Promise<Recharge> => {
    const { walletId } = who;
    const its = { storeId: store.storeId, customerId: who.customerId, walletId, amount: 5_000 };
    return ok(
      shop.call<Recharge>(
        who,
        "POST",
        `/api/wallets/${walletId}/recharge`,
        { ...its, paymentTransactionId: "", ...body },
        randomUUID(),
      ),
    );
  };

  const collected = await recharged(buyer, { paymentSource: "COD" });
  await services.wallets.collect(collected.recharge.id);
  const waiting = await recharged(buyer, { paymentSource: "COD" });
  const topUp = await ok(online.initiate(buyer, { amount: 250 }));
  await online.choose(topUp, "pay");
  await soon(() => recharged(buyer, { paymentSource: "ONLINE_PAYMENT", paymentTransactionId: topUp.id }));

  await services.ownerMoney.payOut(owner, buyer.mobile, 10_000, randomUUID());

  const cash = await placed("COD", coupon.code);
  const delivered = await placed("COD");
  await step(delivered, "delivered");
  await refund(delivered, 1_234);
  await refund(delivered, 1_000, true);
  const givenBack = await placed("COD");
  await step(givenBack, "delivered");
  await refund(givenBack);
  const calledOff = await placed("COD", coupon.code);
  await step(calledOff, "cancelled");
  const received = ({ id, finalPrice }: Order) =>
    services.counterCash.receive(owner, id, Math.round(finalPrice * 100), randomUUID());
  const atCounter = await placed("COD", coupon.code);
  await received(atCounter);
  await refund(atCounter, 200);
  const cashBack = await placed("COD");
  await received(cashBack);
  await refund(cashBack, 300);
  await step(cashBack, "cancelled");
  const byWallet = await placed("WALLET", coupon.code);
  const partOfWallet = await placed("WALLET");
  await refund(partOfWallet, 777);
  const backInWallet = await placed("WALLET");
  await refund(backInWallet, 500);
  await refund(backInWallet, 300, true);
  await step(backInWallet, "cancelled");

  const begun = async (couponCode = "") => {
    const order = await placed("PAYMENT_GATEWAY", couponCode);
    return { order, started: await online.startFor(buyer, order) };
  };
  const paidOnline = async (couponCode = "") => {
    const one = await begun(couponCode);
    await online.choose(one.started, "pay");
    await is(one.order, { orderState: "PLACED" });
    return one;
  };
  const paid = await paidOnline(coupon.code);
  const partBack = await paidOnline();
  await refund(partBack.order, 2_500);
  const cancelled = await paidOnline();
  await refund(cancelled.order, 100);
  await step(cancelled.order, "cancelled");
  await is(cancelled.order, { paymentStatus: "REFUNDED" });
  const failed = await begun(coupon.code);
  await online.choose(failed.started, "fail");
  await is(failed.order, { orderState: "FAILED" });
  const open = await begun();

  const { subscribed, runUntil } = subscriptionsOf(shop);
  const startDate = todayInIndia(new Date(Date.now() + 2 * DAY_MS));
  const subscription = await subscribed({ startDate });
  await runUntil(new Date(Date.now() + 3 * DAY_MS));

  const erased = await shop.buyer();
  await services.customerData.erase(owner, erased.mobile);
  return {
    ...{ buyer, walletId: buyer.walletId, erased, coupon, subscription },
    ...{ collected: collected.recharge, waiting: waiting.recharge, topUp },
    ...{ cash, delivered, givenBack, calledOff, atCounter, cashBack, byWallet, partOfWallet, backInWallet },
    ...{ paid, partBack, cancelled, failed, open },
  };
}

export type AllKinds = Awaited<ReturnType<typeof shopOfAllKinds>>;
