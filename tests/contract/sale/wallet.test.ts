import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Order } from "#contract/sale/orders.ts";
import type { Recharge, Wallet } from "#contract/sale/wallets.ts";
import type { WalletTransactionPage } from "#contract/sale/walletTransactions.ts";
import { systemClock } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/db/inTransaction.ts";
import { orders } from "#server/platform/db/schema/commerce.ts";
import { ledgerEntries, ledgerMovements } from "#server/platform/db/schema/wallet.ts";
import { KeyedCalls } from "#server/platform/services/common/keyed/KeyedCalls.ts";
import { credit, debit, type Movement } from "#server/platform/services/sale/wallet/ledger.ts";
import { Wallets } from "#server/platform/services/sale/wallet/Wallets.ts";
import { onBothEngines, shop } from "#tests/support/platform/engines.ts";
import { type Buyer, ok } from "#tests/support/platform/shop.ts";

onBothEngines("A wallet", () => {
  const owner = async () => {
    const buyer = await shop.buyer();
    return { buyer, walletId: buyer.walletId, storeId: shop.store.storeId };
  };
  type Owner = Awaited<ReturnType<typeof owner>>;

  const movement = ({ walletId, storeId }: Owner, amountPaise: number, changes: Partial<Movement> = {}): Movement => ({
    ...{ storeId, walletId, amountPaise, kind: "CASH_RECHARGE", reference: randomUUID() },
    ...{ description: "test", at: new Date(), ...changes },
  });
  const put = (who: Owner, amountPaise: number, changes: Partial<Movement> = {}) =>
    inTransaction(shop.db, (tx) => credit(tx, movement(who, amountPaise, changes)));
  const take = (who: Owner, amountPaise: number) =>
    inTransaction(shop.db, (tx) => debit(tx, movement(who, amountPaise, { kind: "ORDER_PAYMENT" })));

  const balanceOf = async ({ buyer, walletId }: Owner) =>
    (await ok(shop.call<Wallet>(buyer, "GET", `/api/wallets/${walletId}`))).accountBalance;
  const transactionsOf = ({ buyer, walletId }: Owner, query = "") =>
    ok(shop.call<WalletTransactionPage>(buyer, "GET", `/api/wallet-transactions/${walletId}${query}`));
  const recharge = ({ buyer, walletId, storeId }: Owner, body: object, key: string | undefined = randomUUID()) =>
    shop.call<Recharge>(
      buyer,
      "POST",
      `/api/wallets/${walletId}/recharge`,
      {
        ...{ storeId, customerId: buyer.customerId, walletId, amount: 500, paymentTransactionId: "" },
        ...{ paymentSource: "COD", ...body },
      },
      key,
    );
  const collect = (id: string) => shop.call<Recharge>(undefined, "POST", `/sandbox/recharges/${id}/collect`);
  const cancel = (buyer: Buyer, id: string) =>
    shop.call<Order>(buyer, "POST", `/api/orders/${id}/state`, { orderState: "CANCELLED", reason: "" });

  it("is empty at first, and the shopper's own alone", async () => {
    const who = await owner();
    expect(await ok(shop.call(who.buyer, "GET", `/api/wallets/${who.walletId}`))).toEqual({
      id: who.walletId,
      accountBalance: 0,
    });
    const other = await owner();
    for (const path of ["wallets", "wallet-transactions"]) {
      expect((await shop.call(other.buyer, "GET", `/api/${path}/${who.walletId}`)).status).toBe(404);
    }
    expect((await recharge({ ...who, buyer: other.buyer }, {})).status).toBe(404);
  });

  describe("the ledger (bar 6)", () => {
    it("lets 50 of 100 debits of 10 rupees at once succeed on 500 rupees, and ends at 0", async () => {
      const who = await owner();
      await put(who, 50_000);
      const results = await Promise.allSettled(Array.from({ length: 100 }, () => take(who, 1_000)));
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
      const refusals = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
      expect(new Set(refusals)).toEqual(new Set(["INSUFFICIENT_BALANCE"]));
      expect(await balanceOf(who)).toBe(0);
      const [kept] = await shop.db.orm
        .select({ sum: sql<string>`sum(${ledgerEntries.amountPaise})` })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.accountId, who.walletId));
      expect(Number(kept?.sum)).toBe(0);
    });

    it("credits one reference once, however many try at once", async () => {
      const who = await owner();
      const reference = randomUUID();
      const credited = await Promise.all(
        Array.from({ length: 20 }, () => put(who, 10_000, { kind: "ONLINE_RECHARGE", reference })),
      );
      expect(credited.filter(Boolean)).toHaveLength(1);
      expect(await balanceOf(who)).toBe(100);
    });

    it("adds up to 0, each movement by two entries", async () => {
      const who = await owner();
      await put(who, 12_345);
      await take(who, 345);
      const sums = await shop.db.orm
        .select({ sum: sql<string>`sum(amount_paise)`, count: sql<string>`count(*)` })
        .from(ledgerEntries)
        .groupBy(ledgerEntries.movementId);
      expect(sums.length).toBeGreaterThanOrEqual(2);
      expect(new Set(sums.map(({ sum, count }) => `${count} entries, ${sum}`))).toEqual(new Set(["2 entries, 0"]));
    });

    it("cannot be changed, only added to", async () => {
      await put(await owner(), 100);
      const { orm } = shop.db;
      const appendOnly = expect.objectContaining({ cause: expect.objectContaining({ code: "23000" }) });
      await expect(orm.update(ledgerEntries).set({ amountPaise: 1 })).rejects.toEqual(appendOnly);
      await expect(orm.delete(ledgerEntries)).rejects.toEqual(appendOnly);
      await expect(orm.update(ledgerMovements).set({ description: "" })).rejects.toEqual(appendOnly);
      await expect(orm.delete(ledgerMovements)).rejects.toEqual(appendOnly);
      await expect(orm.execute(sql`TRUNCATE ledger_entries`)).rejects.toEqual(appendOnly);
    });

    it("accepts no movement with a single entry", async () => {
      const who = await owner();
      await put(who, 100);
      const movementId = randomUUID();
      const row = { id: movementId, kind: "CASH_RECHARGE" as const, reference: movementId, description: "" };
      const lone = inTransaction(shop.db, async (tx) => {
        const now = new Date();
        await tx.insert(ledgerMovements).values({ ...row, storeId: who.storeId, createdAt: now });
        await tx.insert(ledgerEntries).values({ movementId, accountId: who.walletId, amountPaise: 5, createdAt: now });
      });
      await expect(lone).rejects.toThrow();
      expect(await balanceOf(who)).toBe(1);
    });
  });

  describe("recharged by cash on delivery", () => {
    it("has nothing until the cash is collected, and then once (bar 6)", async () => {
      const who = await owner();
      const asked = await ok(recharge(who, { amount: 250.5 }));
      expect(asked).toMatchObject({ accountBalance: 0, recharge: { status: "PENDING" } });
      expect((await transactionsOf(who)).transactions).toMatchObject([
        { transactionAmount: 250.5, transactionType: "CREDIT", status: "PENDING" },
      ]);
      const answers = await Promise.all(Array.from({ length: 5 }, () => collect(asked.recharge.id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
      expect(await balanceOf(who)).toBe(250.5);
      expect((await transactionsOf(who)).transactions).toMatchObject([
        { transactionAmount: 250.5, transactionType: "CREDIT", status: "COMPLETED" },
      ]);
    });

    it("is one recharge for one key", async () => {
      const who = await owner();
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 10 }, () => recharge(who, {}, key)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect((await transactionsOf(who)).transactions).toHaveLength(1);
      expect((await shop.call(who.buyer, "POST", `/api/wallets/${who.walletId}/recharge`, {})).status).toBe(400);
    });

    it.each([0, -5, 100_000.01, 0.001])("refuses %d rupees", async (amount) => {
      const who = await owner();
      expect((await recharge(who, { amount })).status).toBe(400);
      expect((await transactionsOf(who)).transactions).toEqual([]);
    });

    it("is refused where the store takes no cash, or has no wallet", async () => {
      for (const terms of [{ cod: false }, { wallet: false }]) {
        const store = await shop.newStore(terms);
        const buyer = await shop.buyer(store);
        const who = { buyer, walletId: buyer.walletId, storeId: store.storeId };
        expect(await recharge(who, {})).toMatchObject({
          status: 409,
          body: { code: "PAYMENT_METHOD_UNAVAILABLE" },
        });
      }
    });
  });

  describe("recharged online", () => {
    const settled = (paid: Record<string, number>) =>
      new Wallets(shop.db, systemClock, new KeyedCalls(shop.db, systemClock), {
        findRecharge: async (_tx, id) => (paid[id] === undefined ? undefined : { amountPaise: paid[id] }),
      });
    const online = (wallets: Wallets, { buyer, walletId, storeId }: Owner, paymentTransactionId: string) => {
      const { customerId } = buyer;
      const intent = { customerId, key: randomUUID(), call: "POST", body: { paymentTransactionId } };
      const request = { paymentSource: "ONLINE_PAYMENT" as const, paymentTransactionId };
      return wallets.recharge({ customerId, walletId, storeId }, walletId, request, intent);
    };

    it("is refused while the platform has no record of the payment, whatever the body says (bar 4)", async () => {
      const who = await owner();
      const forged = { paymentSource: "ONLINE_PAYMENT", paymentTransactionId: randomUUID(), amount: 99_999 };
      expect(await recharge(who, forged)).toMatchObject({ status: 409, body: { code: "RECHARGE_NOT_PAID" } });
      expect(await balanceOf(who)).toBe(0);
    });

    it("credits the payment's own amount once, however many ask at once", async () => {
      const who = await owner();
      const id = randomUUID();
      const wallets = settled({ [id]: 30_050 });
      const answers = await Promise.all(Array.from({ length: 10 }, () => online(wallets, who, id)));
      expect(new Set(answers.map(({ accountBalance }) => accountBalance))).toEqual(new Set([300.5]));
      expect(await balanceOf(who)).toBe(300.5);
      expect((await transactionsOf(who)).transactions).toMatchObject([{ transactionAmount: 300.5 }]);
    });

    it("credits nothing more when the platform has settled it already", async () => {
      const who = await owner();
      const id = randomUUID();
      const wallets = settled({ [id]: 10_000 });
      const asOwner = { customerId: who.buyer.customerId, walletId: who.walletId, storeId: who.storeId };
      await inTransaction(shop.db, (tx) => wallets.creditPayment(tx, asOwner, id, 10_000));
      expect(await online(wallets, who, id)).toMatchObject({ accountBalance: 100, recharge: { status: "COMPLETED" } });
    });
  });

  describe("paying an order", () => {
    it("pays and places at once", async () => {
      const who = await owner();
      await put(who, 50_000);
      const variant = await shop.goods({ sellingPaise: 12_050 });
      const order = await shop.placed(who.buyer, variant, 2, "WALLET");
      expect(order).toMatchObject({ orderState: "PLACED", paymentMethod: "WALLET", paymentStatus: "SUCCEEDED" });
      expect(await balanceOf(who)).toBe(259);
      expect((await transactionsOf(who)).transactions[0]).toMatchObject({
        description: `Order ${order.orderNumber}`,
        transactionAmount: 241,
        transactionType: "DEBIT",
      });
    });

    it("with too little is refused, and leaves stock and cart as they were (spec 8, Wallet too low)", async () => {
      const who = await owner();
      await put(who, 9_999);
      const variant = await shop.goods({ sellingPaise: 10_000, stock: 3 });
      const id = await shop.readyToPlace(who.buyer, variant, 1, "WALLET");
      expect(await shop.place(who.buyer, id)).toMatchObject({
        status: 409,
        body: { code: "INSUFFICIENT_BALANCE", message: "Insufficient Balance" },
      });
      expect(await shop.stockOf(variant)).toBe(3);
      expect((await shop.cart(who.buyer)).data).toHaveLength(1);
      expect(await balanceOf(who)).toBe(99.99);
      await put(who, 1);
      expect((await ok(shop.place(who.buyer, id))).orderState).toBe("PLACED");
    });

    it("is taken once for 10 placements at once", async () => {
      const who = await owner();
      await put(who, 100_000);
      const id = await shop.readyToPlace(who.buyer, await shop.goods({ sellingPaise: 10_000 }), 1, "WALLET");
      await Promise.all(Array.from({ length: 10 }, () => ok(shop.place(who.buyer, id))));
      expect(await balanceOf(who)).toBe(900);
    });

    it("gets its money back once when the order is cancelled", async () => {
      const who = await owner();
      await put(who, 10_000);
      const order = await shop.placed(who.buyer, await shop.goods({ sellingPaise: 10_000 }), 1, "WALLET");
      expect(await balanceOf(who)).toBe(0);
      const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(who.buyer, order.id)));
      expect(answers.filter(({ status }) => status === 200)).toMatchObject([
        { body: { orderState: "CANCELLED", paymentStatus: "REFUNDED" } },
      ]);
      expect(await balanceOf(who)).toBe(100);
      const [row] = await shop.db.orm.select().from(orders).where(eq(orders.id, order.id));
      expect(row?.paymentStatus).toBe("REFUNDED");
    });
  });

  it("lists 8 transactions a page, newest first (spec 9)", async () => {
    const who = await owner();
    const start = Date.now();
    for (let index = 1; index <= 19; index += 1) {
      await put(who, index * 100, { at: new Date(start + index * 1_000) });
    }
    const pages = await Promise.all([1, 2, 3].map((page) => transactionsOf(who, `?pageNumber=${page}&pageSize=8`)));
    expect(pages.map(({ totalPages }) => totalPages)).toEqual([3, 3, 3]);
    const amounts = pages.flatMap(({ transactions }) => transactions.map((one) => one.transactionAmount));
    expect(amounts).toEqual(Array.from({ length: 19 }, (_, index) => 19 - index));
    expect((await transactionsOf(who)).transactions).toHaveLength(8);
  });
});
