import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { AdminRefundResult } from "#contract/admin.ts";
import type { Order } from "#contract/sale/orders.ts";
import { orders } from "#server/platform/db/schema/commerce.ts";
import { payments, refunds } from "#server/platform/db/schema/payments.ts";
import { ledgerAccounts, ledgerEntries } from "#server/platform/db/schema/wallet.ts";
import { ANY_ENGINE, haat, online, shop, withShop } from "#tests/support/platform/engines.ts";
import { type Buyer, ok } from "#tests/support/platform/shop.ts";

/** On one engine: plain conditions under the order's lock decide. */
describe("money that an owner gives back of an order (bar 25)", () => {
  let token: string;
  let variant: string;
  let buyer: Buyer;

  withShop({ engine: ANY_ENGINE });
  beforeAll(async () => {
    token = (await haat("token", "add", "till", "--write")).said[0] ?? "";
    variant = await shop.goods({ stock: 100, sellingPaise: 10_000 });
    buyer = await shop.buyer();
    await online.use("CASHFREE");
  });

  const balance = async () => {
    const [wallet] = await shop.db.orm.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, buyer.walletId));
    return wallet?.balancePaise ?? 0;
  };
  const rowOf = async ({ id }: Pick<Order, "id">) =>
    (await shop.db.orm.select().from(orders).where(eq(orders.id, id)))[0];
  const refund = ({ id }: Order, body: object, key: string) =>
    shop.call<AdminRefundResult>({ token }, "POST", `/api/admin/orders/${id}/refund`, body, key || undefined);

  it("puts what was paid in cash into the wallet, a part at a time, once for a key, and no more than was paid", async () => {
    const order = await shop.placed(buyer, variant, 2);
    expect((await refund(order, { amount: 50 }, "early")).body.code).toBe("ORDER_NOT_REFUNDABLE");
    await haat("orders", "deliver", order.orderNumber);
    const before = await balance();
    expect((await refund(order, { amount: 50 }, "")).status).toBe(400);
    const parts = await Promise.all([1, 2, 3].map(() => refund(order, { amount: 50, reason: "One was bruised" }, "a")));
    expect(parts.map(({ status, body }) => [status, body])).toEqual(
      parts.map(() => [200, { amount: 50, way: "WALLET" }]),
    );
    expect(await balance()).toBe(before + 5_000);
    expect((await refund(order, { amount: 51 }, "a")).status).toBe(422);
    expect((await refund(order, { amount: order.finalPrice }, "b")).body.code).toBe("REFUND_TOO_LARGE");
    expect((await rowOf(order))?.paymentStatus).toBe("SUCCEEDED");
    const { timeline } = await ok(shop.call<Order>(buyer, "GET", `/api/orders/${order.id}`));
    expect(timeline?.at(-1)).toMatchObject({ state: "REFUNDED", note: "₹50.00: One was bruised" });
    expect((await haat("orders", "refund", order.orderNumber)).said).toEqual([
      `Order ${order.orderNumber}: ₹${(order.finalPrice - 50).toFixed(2)} is in the customer's wallet.`,
    ]);
    expect(await balance()).toBe(before + order.finalPrice * 100);
    expect((await rowOf(order))?.paymentStatus).toBe("REFUNDED");
    expect((await haat("orders", "refund", order.orderNumber)).io.warned).toEqual([
      "All of this order's money was given back.",
    ]);
  });

  it("cancels an order of the wallet for what is left, and the ledger adds up", async () => {
    const before = await balance();
    const order = await shop.placed(buyer, variant, 1, "WALLET");
    await haat("orders", "refund", order.orderNumber, "--amount", "30");
    await haat("orders", "cancel", order.orderNumber);
    expect(await balance()).toBe(before);
    expect((await refund(order, {}, "late")).body.code).toBe("ORDER_NOT_REFUNDABLE");
    const [sum] = await shop.db.orm
      .select({ all: sql`sum(${ledgerEntries.amountPaise})`.mapWith(Number) })
      .from(ledgerEntries);
    expect(sum?.all).toBe(0);
  });

  it("sends parts of an online payment to the provider, and the rest when the order is cancelled", async () => {
    const { begin, choose } = online;
    const { order, started } = await begin(buyer, variant, "CASHFREE");
    await choose(started, "pay");
    await shop.services.reconciler.run();
    expect((await rowOf(order))?.orderState).toBe("PLACED");
    expect((await refund(order, { amount: 25 }, "c")).body).toEqual({ amount: 25, way: "PAYMENT_PROVIDER" });
    await shop.services.reconciler.run();
    expect((await rowOf(order))?.paymentStatus).toBe("SUCCEEDED");
    await haat("orders", "cancel", order.orderNumber);
    await shop.services.reconciler.run();
    const sent = await shop.db.orm
      .select({ amountPaise: refunds.amountPaise, reason: refunds.reason, doneAt: refunds.doneAt })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.orderId, order.id))
      .orderBy(refunds.createdAt);
    expect(sent).toEqual([
      { amountPaise: 2_500, reason: "IN_PART", doneAt: expect.any(Date) },
      { amountPaise: order.finalPrice * 100 - 2_500, reason: "ORDER_CANCELLED", doneAt: expect.any(Date) },
    ]);
    expect((await rowOf(order))?.paymentStatus).toBe("REFUNDED");
  });
});
