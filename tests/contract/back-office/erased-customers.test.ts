import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addressBooks, cartLines, orders } from "#server/platform/db/schema/commerce.ts";
import { customers } from "#server/platform/db/schema/identity.ts";
import { refunds } from "#server/platform/db/schema/payments.ts";
import { cashRecharges, ledgerAccounts } from "#server/platform/db/schema/wallet.ts";
import { online, shop, withShop } from "#tests/support/platform/engines.ts";
import { anAddress, type Buyer, ok } from "#tests/support/platform/shop.ts";
import { sized } from "#tests/support/sized.ts";

/** On PostgreSQL: a race between calls. */
describe("A customer who is erased", () => {
  withShop({ engine: "postgres", config: { PAYMENT_CHECK_SECONDS: "3600" } });

  const owner = () => ({ storeId: shop.store.storeId, who: "asha" });
  const erase = (buyer: Buyer) => shop.services.customerData.erase(owner(), buyer.mobile);
  const rowOf = async ({ customerId }: Buyer) => {
    const [row] = await shop.db.orm.select().from(customers).where(eq(customers.id, customerId));
    if (row === undefined) throw new Error("the customer is gone");
    return row;
  };
  const balanceOf = async (buyer: Buyer) => {
    const { walletId } = await rowOf(buyer);
    const [account] = await shop.db.orm.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, walletId));
    return account?.balancePaise ?? null;
  };
  const recharge = async (buyer: Buyer) => {
    const { walletId } = await rowOf(buyer);
    const { storeId } = shop.store;
    const body = { storeId, customerId: buyer.customerId, walletId, amount: 500, paymentTransactionId: "" };
    const cash = { ...body, paymentSource: "COD" };
    const { recharge: made } = await ok(
      shop.call<{ recharge: { id: string } }>(buyer, "POST", `/api/wallets/${walletId}/recharge`, cash, randomUUID()),
    );
    return made.id;
  };

  it("has no open order and no address book, whatever the shopper does at that moment (bar 27)", async () => {
    const variant = await shop.goods({ stock: 10_000 });
    const outcomes = { erased: 0, refused: 0 };
    for (let round = 0; round < sized(8, 60); round += 1) {
      const buyer = await shop.buyer();
      const checkout = await shop.readyToPlace(buyer, variant);
      const book = `/api/addresses/${buyer.customerId}/add`;
      const [erased] = await Promise.allSettled([
        erase(buyer),
        shop.place(buyer, checkout),
        shop.call(buyer, "POST", book, { address: anAddress }),
        shop.addToCart(buyer, variant),
        shop.call(buyer, "PUT" as "POST", `/api/customers/${buyer.customerId}`, { name: "Asha" }),
      ]);
      const { erasedAt, name } = await rowOf(buyer);
      expect(erasedAt !== null).toBe(erased.status === "fulfilled");
      outcomes[erased.status === "fulfilled" ? "erased" : "refused"] += 1;
      if (erasedAt === null) continue;
      expect(name).toBe("");
      const of = { book: addressBooks, order: orders };
      expect(await shop.db.orm.$count(of.book, eq(of.book.customerId, buyer.customerId))).toBe(0);
      expect(await shop.db.orm.$count(of.order, eq(of.order.customerId, buyer.customerId))).toBe(0);
      expect(await shop.db.orm.$count(cartLines, eq(cartLines.cartId, buyer.cartId))).toBe(0);
    }
    expect(outcomes.erased).toBeGreaterThan(0);
  });

  it("has no pending recharge, and its cash cannot be collected any more", async () => {
    const buyer = await shop.buyer();
    const id = await recharge(buyer);
    await erase(buyer);
    const [row] = await shop.db.orm.select().from(cashRecharges).where(eq(cashRecharges.id, id));
    expect(row?.status).toBe("CANCELLED");
    await expect(shop.services.ownerMoney.collect(owner(), id)).rejects.toMatchObject({ statusCode: 404 });
    expect(await balanceOf(buyer)).toBeNull();
  });

  it("gets a recharge that is paid afterwards back by the provider", async () => {
    const buyer = await shop.buyer();
    const started = await ok(online.initiate(buyer, { amount: 250 }));
    await erase(buyer);
    await online.choose(started, "pay");
    const back = await shop.db.orm.select().from(refunds).where(eq(refunds.paymentId, started.id));
    expect(back).toMatchObject([{ amountPaise: 25_000, reason: "CUSTOMER_ERASED" }]);
    expect(await balanceOf(buyer)).toBeNull();
  });

  it("gets the late payment of an order that had failed back, and the order stays failed", async () => {
    const buyer = await shop.buyer();
    const { order, started } = await online.begin(buyer, await shop.goods());
    await online.choose(started, "fail");
    await erase(buyer);
    await online.payMore(started, 10_000);
    expect(await online.orderNow(order)).toMatchObject({ orderState: "FAILED", paymentStatus: "SUCCEEDED" });
    await shop.services.reconciler.run();
    expect(await online.orderNow(order)).toMatchObject({ orderState: "FAILED", paymentStatus: "REFUNDED" });
  });

  it("gets a refund of a delivered order in cash, not into a wallet that nobody owns", async () => {
    const buyer = await shop.buyer();
    const order = await shop.placed(buyer, await shop.goods());
    await shop.services.ownerOrders.step(owner(), order.orderNumber, "delivered");
    await erase(buyer);
    const given = await shop.services.ownerRefunds.refund(owner(), order.orderNumber, { key: "a" });
    expect(given).toEqual({ amountPaise: 10_000, way: "CASH" });
    expect(await balanceOf(buyer)).toBeNull();
  });

  it("gets no money by any statement, because the database refuses it", async () => {
    const buyer = await shop.buyer();
    const id = await recharge(buyer);
    await shop.services.ownerMoney.collect(owner(), id);
    await shop.services.ownerMoney.payOut(owner(), buyer.mobile, undefined, "all");
    await erase(buyer);
    const { walletId } = await rowOf(buyer);
    const raise = shop.db.orm
      .update(ledgerAccounts)
      .set({ balancePaise: sql`${ledgerAccounts.balancePaise} + 1` })
      .where(eq(ledgerAccounts.id, walletId));
    await expect(raise).rejects.toMatchObject({ cause: { code: "HA001" } });
  });
});
