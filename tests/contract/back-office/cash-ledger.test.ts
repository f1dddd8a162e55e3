import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Order } from "#contract/sale/orders.ts";
import { orders } from "#server/platform/db/schema/commerce.ts";
import { stores } from "#server/platform/db/schema/tenancy.ts";
import { ledgerAccounts } from "#server/platform/db/schema/wallet.ts";
import { ANY_ENGINE, haat, online, shop, withShop } from "#tests/support/platform/engines.ts";
import { type Buyer, ok } from "#tests/support/platform/shop.ts";

/** On one engine: plain conditions under the order's or the customer's lock decide. */
describe("An owner whose shop has no wallet (any more)", () => {
  withShop({ engine: ANY_ENGINE });
  const setWallet = (enabled: boolean) =>
    shop.db.orm
      .update(stores)
      .set({
        payment: {
          onlinePayment: { enabled: true, activePaymentMethod: "CASHFREE" },
          cashOnDelivery: { enabled: true },
          wallet: { enabled },
        },
      })
      .where(eq(stores.id, shop.store.storeId));
  const balanceOf = async (buyer: Buyer) => {
    const [account] = await shop.db.orm.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, buyer.walletId));
    return account?.balancePaise;
  };
  const delivered = async (buyer: Buyer) => {
    const order = await shop.placed(buyer, await shop.goods({ sellingPaise: 10_000 }));
    await haat("orders", "deliver", order.orderNumber);
    return order;
  };
  const rowOf = async ({ id }: Order) => (await shop.db.orm.select().from(orders).where(eq(orders.id, id)))[0];

  it("gives cash back for a cash order, and the order, its shopper and the audit log say so", async () => {
    await setWallet(false);
    const buyer = await shop.buyer();
    const order = await delivered(buyer);
    expect((await haat("orders", "refund", order.orderNumber, "--amount", "40", "--reason", "Bruised")).said).toEqual([
      `Order ${order.orderNumber}: ₹40.00 is recorded as given back in cash: hand it over.`,
    ]);
    expect(await balanceOf(buyer)).toBeUndefined();
    await haat("orders", "refund", order.orderNumber);
    expect((await rowOf(order))?.paymentStatus).toBe("REFUNDED");
    const { timeline } = await ok(shop.call<Order>(buyer, "GET", `/api/orders/${order.id}`));
    expect(timeline?.filter(({ state }) => state === "REFUNDED").map(({ note }) => note)).toEqual([
      "₹40.00 in cash: Bruised",
      "₹60.00 in cash",
    ]);
    expect((await haat("audit", "list")).said.join()).toContain("order.refunded");
  });

  it("pays a wallet out, once for a key, and then erases the customer (bar 25)", async () => {
    await setWallet(true);
    const buyer = await shop.buyer();
    const order = await delivered(buyer);
    await haat("orders", "refund", order.orderNumber, "--amount", "70");
    await setWallet(false);
    expect(await balanceOf(buyer)).toBe(7_000);
    const refused = await haat("customer", "erase", buyer.mobile, "--yes");
    expect(refused.io.warned.join()).toContain("give it back first, with `wallet pay-out`");
    expect((await haat("wallet", "pay-out", buyer.mobile, "--amount", "71")).io.warned).toEqual([
      "Insufficient Balance",
    ]);
    const owner = { storeId: shop.store.storeId, who: "asha" };
    const { ownerMoney } = shop.services;
    const once = [1, 2, 3].map(() => ownerMoney.payOut(owner, buyer.mobile, 3_000, "the same key"));
    expect(await Promise.all(once)).toEqual([3_000, 3_000, 3_000]);
    await expect(ownerMoney.payOut(owner, buyer.mobile, 3_001, "the same key")).rejects.toMatchObject({
      statusCode: 422,
    });
    expect((await haat("wallet", "pay-out", buyer.mobile)).said).toEqual([
      `₹40.00 left the wallet of ${buyer.mobile}: hand it over in cash.`,
    ]);
    expect(await balanceOf(buyer)).toBe(0);
    expect((await haat("wallet", "pay-out", buyer.mobile)).io.warned).toEqual(["There is no money in this wallet."]);
    expect((await haat("customer", "erase", buyer.mobile, "--yes")).code).toBe(0);
    const mine = `/api/wallet-transactions/${buyer.walletId}`;
    expect((await shop.call(buyer, "GET", mine)).status).toBe(403);
  });

  it("gives the money of an online order back by the provider alone", async () => {
    const buyer = await shop.buyer();
    const { order, started } = await online.begin(buyer, await shop.goods());
    await online.choose(started, "pay");
    const { code, io } = await haat("orders", "refund", order.orderNumber, "--cash");
    expect(code).toBe(1);
    expect(io.warned.join()).toContain("its money goes back by the payment provider");
  });

  it("delivers an order whose money went back, and it stays refunded", async () => {
    await setWallet(true);
    const buyer = await shop.buyer();
    await ok(
      shop.call(
        buyer,
        "POST",
        `/api/wallets/${buyer.walletId}/recharge`,
        {
          storeId: shop.store.storeId,
          customerId: buyer.customerId,
          walletId: buyer.walletId,
          amount: 500,
          paymentTransactionId: "",
          paymentSource: "COD",
        },
        randomUUID(),
      ),
    );
    const [recharge] = (await haat("recharges", "list")).said;
    await haat("recharges", "collect", recharge?.split(" ")[0] ?? "");
    const order = await shop.placed(buyer, await shop.goods({ sellingPaise: 10_000 }), 1, "WALLET");
    await haat("orders", "refund", order.orderNumber);
    await haat("orders", "deliver", order.orderNumber);
    expect(await rowOf(order)).toMatchObject({ orderState: "DELIVERED", paymentStatus: "REFUNDED" });
    const { timeline } = await ok(shop.call<Order>(buyer, "GET", `/api/orders/${order.id}`));
    expect(timeline?.filter(({ state }) => state === "PAID")).toHaveLength(1);
  });
});
