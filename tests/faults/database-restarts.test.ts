import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import type { StartedPayment } from "#contract/sale/payments.ts";
import type { Wallet } from "#contract/sale/wallets.ts";
import { inTransaction } from "#server/platform/db/inTransaction.ts";
import { orders, outboxEvents } from "#server/platform/db/schema/commerce.ts";
import { credit } from "#server/platform/services/sale/wallet/ledger.ts";
import { type CuttableNetwork, cuttableNetwork } from "#tests/support/databases/cuttableNetwork.ts";
import { copyPostgres } from "#tests/support/databases/databases.ts";
import { startOwnPostgres, type TestServer } from "#tests/support/databases/postgres.ts";
import { onlinePayments } from "#tests/support/platform/onlinePayments.ts";
import { anAddress, type Buyer, ok, openShop, type Reply, type Shop } from "#tests/support/platform/shop.ts";
import { isWhole, sized } from "#tests/support/sized.ts";

/** The number of buyers who pay in cash, and of buyers who pay from a wallet. */
const BUYERS = sized(4, 10);
/** The number of orders of each buyer before and after each fault. */
const ORDERS = sized(2, 20);
/** The number of payments that the gateway reports during each fault. */
const NEWS = sized(3, 20);
const FAULTS = sized(3, 4);
/** Generous at the small size, which runs on machines that do other work, too. */
const RECOVERS_MS = sized(20_000, 5000);
const STOCK = 1_000_000;
const FUNDS_PAISE = 100_000_000;
const PRICE_PAISE = 10_000;

/** Ends a backend that has a transaction open, as an administrator or the kernel does, several times. */
async function endTransactions(shop: Shop): Promise<void> {
  for (let ended = 0; ended < 5; ) {
    const { rows } = await shop.db.orm.execute<{ ended: boolean }>(
      sql`SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
          WHERE xact_start IS NOT NULL AND backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1`,
    );
    ended += rows.length;
  }
}

describe("Two platforms whose PostgreSQL fails under orders, wallet debits and webhooks (bar 17)", () => {
  let server: TestServer;
  let network: CuttableNetwork;
  let shops: [Shop, Shop];
  const payments: StartedPayment[] = [];
  const buyers: { buyer: Buyer; shop: Shop; variant: string; method: PaymentMethod; placed: number }[] = [];
  let paid = 0;
  /** The time of the last good answer. */
  let wellAt = 0;
  let refused = 0;

  beforeAll(async () => {
    server = await startOwnPostgres();
    const { url } = await copyPostgres("empty", server);
    network = await cuttableNetwork(url);
    const config = { DATABASE_URL: network.url, LOG_LEVEL: "silent" };
    const [one, two] = [await openShop({ config }), await openShop({ config })];
    shops = [one, two];
    for (const shop of shops) {
      const variant = await shop.goods({ stock: STOCK, sellingPaise: PRICE_PAISE });
      for (let made = 0; made < BUYERS; made += 1) {
        const [payer, spender] = [await shop.buyer(), await shop.buyer()];
        await fund(shop, spender);
        buyers.push({ buyer: payer, shop, variant, method: "COD", placed: 0 });
        buyers.push({ buyer: spender, shop, variant, method: "WALLET", placed: 0 });
      }
    }
    const online = onlinePayments(one);
    await online.settings({ mute: true });
    const variant = await one.goods({ stock: FAULTS * NEWS });
    for (let made = 0; made < FAULTS * NEWS; made += 1) {
      payments.push((await online.begin(await one.buyer(), variant)).started);
    }
  });
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.close()));
    await network.close();
    await server.stop();
  });

  /** Repeats a call as a client does when the answer asks for it: only 200 and 503 with Retry-After are allowed. */
  async function insist<T>(ask: () => Promise<Reply<T>>): Promise<T> {
    for (;;) {
      const { status, body } = await ask();
      if (status === 200) {
        wellAt = performance.now();
        return body;
      }
      expect({ status, code: body.code }).toEqual({ status: 503, code: "UNAVAILABLE" });
      refused += 1;
      await delay(20);
    }
  }

  async function buy({ shop, buyer, variant, method }: (typeof buyers)[number]): Promise<void> {
    const [added, placed] = [randomUUID(), randomUUID()];
    await insist(() => shop.addToCart(buyer, variant, 1, added));
    const { id } = await insist(() => shop.checkOut(buyer));
    await insist(() => shop.choose(buyer, id, method, anAddress));
    await insist(() => shop.place(buyer, id, placed));
  }

  /** Sends the gateway's webhook of each payment to both platforms until each has accepted it. */
  async function tell(started: StartedPayment): Promise<void> {
    const happenedAt = new Date();
    for (const shop of shops) {
      for (;;) {
        const status = await onlinePayments(shop)
          .say(started, "SUCCEEDED", happenedAt)
          .then(
            ({ statusCode }) => statusCode,
            // Making the gateway's signature needs the database, too.
            () => 503,
          );
        if (status === 200) break;
        expect(status).toBe(503);
        await delay(20);
      }
    }
  }

  async function expectWhole(): Promise<void> {
    const [{ db }] = shops;
    const bought = buyers.reduce((all, { placed }) => all + placed, 0);
    expect(await db.orm.$count(orders, eq(orders.orderState, "PLACED"))).toBe(bought + paid);
    expect(await db.orm.$count(outboxEvents, eq(outboxEvents.type, "order.placed"))).toBe(bought + paid);
    expect(await db.orm.$count(outboxEvents, eq(outboxEvents.type, "payment.succeeded"))).toBe(paid);
    for (const shop of shops) {
      const own = buyers.filter((one) => one.shop === shop);
      const [first] = own;
      const left = STOCK - own.reduce((all, { placed }) => all + placed, 0);
      expect(await shop.stockOf(first?.variant ?? "")).toBe(left);
    }
    for (const { shop, buyer, placed } of buyers.filter(({ method }) => method === "WALLET")) {
      const { accountBalance } = await ok(shop.call<Wallet>(buyer, "GET", `/api/wallets/${buyer.walletId}`));
      expect(accountBalance).toBe((FUNDS_PAISE - placed * PRICE_PAISE) / 100);
    }
  }

  /** Loses all data until shoppers are told so, which takes as long as a connection may be silent. */
  async function cutOff(): Promise<void> {
    const before = refused;
    network.cut();
    await vi.waitFor(() => expect(refused).toBeGreaterThan(before), { timeout: 60_000, interval: 5 });
    network.mend();
  }

  it.each<[string, () => Promise<void>]>([
    ["is stopped and started again", () => server.restart("fast")],
    ["crashes and is started again", () => server.restart("immediate")],
    ["ends connections in the middle of a transaction", () => endTransactions(shops[0])],
    // Takes ten seconds of silence. `database-connections` proves it for single connections each time.
    ...sized<[string, () => Promise<void>][]>([], [["cannot be reached, without an error", cutOff]]),
  ])("stay up, answer 503 meanwhile and have nothing half done when it %s", async (how, fail) => {
    let mendedAt = Number.POSITIVE_INFINITY;
    const isWell = () => wellAt > mendedAt;
    const news = payments.slice(paid, paid + NEWS);
    const load = [
      ...buyers.map(async (one) => {
        for (let left = ORDERS; left > 0; left -= isWell() ? 1 : 0) {
          await buy(one);
          one.placed += 1;
        }
      }),
      (async () => {
        do for (const started of news) await tell(started);
        while (!isWell());
      })(),
    ];
    await vi.waitFor(() => expect(buyers.some(({ placed }) => placed > 0)).toBe(true), {
      timeout: 30_000,
      interval: 5,
    });
    await fail();
    mendedAt = performance.now();
    await vi.waitFor(() => expect(isWell()).toBe(true), { timeout: RECOVERS_MS, interval: 5 });
    if (isWhole) console.info(`The database ${how}: well again after ${Math.round(wellAt - mendedAt)} ms`);
    await Promise.all(load);
    paid += news.length;
    await expectWhole();
  });
});

async function fund(shop: Shop, buyer: Buyer): Promise<void> {
  const { walletId, storeId } = buyer;
  await inTransaction(shop.db, (tx) =>
    credit(tx, {
      ...{ storeId, walletId, amountPaise: FUNDS_PAISE, kind: "CASH_RECHARGE", reference: randomUUID() },
      ...{ description: "test", at: new Date() },
    }),
  );
}
