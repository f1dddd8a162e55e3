import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Checkout } from "#contract/sale/checkouts.ts";
import type { Order } from "#contract/sale/orders.ts";
import { orderStatesThat } from "#contract/sale/states/orderStates.ts";
import type { Transaction } from "#server/platform/db/db.types.ts";
import { products, productVariants } from "#server/platform/db/schema/catalogue.ts";
import { coupons } from "#server/platform/db/schema/coupons.ts";
import { stores } from "#server/platform/db/schema/tenancy.ts";
import { sqlState } from "#server/platform/db/sqlState.ts";
import { exampleText, goodFolder } from "#tests/support/folders/exampleFolder.ts";
import { shop, withShop } from "#tests/support/platform/engines.ts";
import { anAddress, type Buyer } from "#tests/support/platform/shop.ts";
import { sized, tellProgress } from "#tests/support/sized.ts";

const BUYERS = 20;
const IMPORTS = sized(8, 50);
const STOCK = 50_000;
const DEADLOCK = "40P01";
const TOOK_TOO_LONG = "57014";

/** PostgreSQL alone: the embedded engine has one connection, so nothing happens beside an import there. */
describe("a shop whose folder is imported while it is open (bar 25)", () => {
  let owner: { storeId: string; who: string };
  let store: { storeId: string; orgId: string; categoryId: string };
  let deadlocks = 0;

  withShop({ engine: "postgres" });
  beforeAll(async () => {
    const run = shop.db.orm.transaction.bind(shop.db.orm);
    // A deadlock counts even though it is tried again: it held its rows for a second.
    shop.db.orm.transaction = (work, options) =>
      run(work, options).catch((error: unknown) => {
        if (sqlState(error) === DEADLOCK) deadlocks += 1;
        throw error;
      });
    await importOf({});
    const [{ storeId = "", orgId = "" } = {}] = await shop.db.orm
      .select({ storeId: stores.id, orgId: stores.orgId })
      .from(stores)
      .innerJoin(products, eq(products.storeId, stores.id));
    store = { storeId, orgId, categoryId: "" };
    owner = { storeId, who: "asha" };
  });
  afterEach(() => expect(deadlocks).toBe(0));

  const importOf = async (texts: Record<string, string>) =>
    shop.services.storeFolders.import(await goodFolder(texts), { who: "asha" });
  const edited = async (file: string, from: string | RegExp, to: string) => {
    const text = await exampleText(file);
    expect(text).toMatch(from);
    return { [file]: text.replace(from, to) };
  };
  const variant = async (sku: string) =>
    (await shop.db.orm.select().from(productVariants).where(eq(productVariants.sku, sku)))[0];

  /** Makes a change in the shop that is committed after the import has read the shop and before it writes. */
  async function between(change: (tx: Transaction) => Promise<unknown>, texts: Record<string, string>) {
    let importing: Promise<unknown> | undefined;
    await shop.db.orm.transaction(async (tx) => {
      await change(tx);
      importing = importOf(texts);
      // Asked by the transaction itself: one that is silent is ended by the database.
      await vi.waitFor(async () => expect(await waiting(tx)).toBe(1), { timeout: 60_000, interval: 5 });
    });
    await importing;
  }
  const waiting = async (tx: Transaction) => {
    // Within a transaction the list of connections stays as it was at the first look.
    await tx.execute(sql`SELECT pg_stat_clear_snapshot()`);
    return (
      await tx.execute<{ count: number }>(
        sql`SELECT count(*)::int AS count FROM pg_stat_activity
          WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`,
      )
    ).rows[0]?.count;
  };
  const ofSku = (sku: string) => eq(productVariants.sku, sku);

  it("keeps a sale that is made while the import changes a price", async () => {
    const take = (tx: Transaction) =>
      tx
        .update(productVariants)
        .set({ availableQuantity: sql`${productVariants.availableQuantity} - 3` })
        .where(ofSku("MANGO-500G"));
    await between(take, await edited("products.csv", ",250,220,40,", ",250,210,40,"));
    const { availableQuantity, countedQuantity, sellingPricePaise } = (await variant("MANGO-500G")) ?? {};
    expect([availableQuantity, countedQuantity, sellingPricePaise]).toEqual([37, 40, 21_000]);
  });

  it("keeps a sale that is made while the import sets another count, which is the owner's", async () => {
    const take = (tx: Transaction) =>
      tx
        .update(productVariants)
        .set({ availableQuantity: sql`${productVariants.availableQuantity} - 3` })
        .where(ofSku("BANANA-6"));
    await between(take, await edited("products.csv", ",48,42,60,", ",48,42,100,"));
    // 3 of 60 were sold, and then the owner counted 100: the owner has counted 43 more.
    const { availableQuantity, countedQuantity } = (await variant("BANANA-6")) ?? {};
    expect([availableQuantity, countedQuantity]).toEqual([100, 103]);
  });

  it("keeps a price that is set in the shop while the import sets a count", async () => {
    const set = (tx: Transaction) =>
      tx.update(productVariants).set({ sellingPricePaise: 39_900 }).where(ofSku("MANGO-1KG"));
    await between(set, await edited("products.csv", ",480,420,25,", ",480,420,26,"));
    expect(await variant("MANGO-1KG")).toMatchObject({ availableQuantity: 26, sellingPricePaise: 39_900 });
  });

  it("never sells above the MRP: when the file lowers the MRP below the shop's price, its price is imported, too", async () => {
    const set = (tx: Transaction) =>
      tx.update(productVariants).set({ sellingPricePaise: 8_400 }).where(ofSku("TURMERIC-200G"));
    await between(set, await edited("products.csv", ",85,75,40,", ",80,75,40,"));
    expect(await variant("TURMERIC-200G")).toMatchObject({ sellingPricePaise: 7_500, mrpPaise: 8_000 });
  });

  it("keeps a coupon ended and a rating given while the import changes something else of them", async () => {
    const end = (tx: Transaction) => tx.update(coupons).set({ isActive: false });
    await between(end, await edited("store.yaml", "    percent: 10\n", "    percent: 15\n"));
    expect(await shop.db.orm.select().from(coupons)).toMatchObject([{ percent: 15, isActive: false }]);
    const rate = (tx: Transaction) =>
      tx.update(products).set({ ratingCount: 1, averageRating: 5 }).where(eq(products.handle, "robusta-banana"));
    await between(rate, await edited("products.csv", "A breakfast", "The breakfast"));
    const [banana] = await shop.db.orm.select().from(products).where(eq(products.handle, "robusta-banana"));
    expect(banana).toMatchObject({
      ratingCount: 1,
      averageRating: 5,
      description: "<p>The breakfast that peels itself.</p>",
    });
  });

  it("keeps the payment methods that were set elsewhere when the file has not changed them", async () => {
    const [{ payment } = { payment: undefined }] = await shop.db.orm
      .select({ payment: stores.payment })
      .from(stores)
      .where(eq(stores.id, owner.storeId));
    if (payment === undefined) throw new Error("the store has no payment");
    const set = (tx: Transaction) =>
      tx
        .update(stores)
        .set({ payment: { ...payment, wallet: { enabled: true } } })
        .where(eq(stores.id, owner.storeId));
    await between(set, await edited("store.yaml", "at your door within the hour", "at your door"));
    const its = () => shop.db.orm.select().from(stores).where(eq(stores.id, owner.storeId));
    expect(await its()).toMatchObject([{ payment: { wallet: { enabled: true } } }]);
    await importOf(await edited("store.yaml", "cashOnDelivery: true", "cashOnDelivery: false"));
    expect(await its()).toMatchObject([
      { payment: { cashOnDelivery: { enabled: false }, wallet: { enabled: false } } },
    ]);
  });

  it(`has every piece accounted for after ${IMPORTS} imports beside ${BUYERS} buyers and an owner's commands`, async () => {
    const tell = tellProgress("imports", IMPORTS);
    // Enough goods that the buyers meet imports, and not only each other.
    const others = Array.from(
      { length: 2 * BUYERS },
      (_, at) =>
        `other-${at},Other ${at},fruits,Farms,Plain.,OTHER-${at},100 g,90,80,${STOCK},mango.png,0,yes,no,yes,,\n`,
    );
    const stocked =
      (await exampleText("products.csv")).replace(/,(40|25|60|80),(\w+\.png)/g, `,${STOCK},$2`) + others.join("");
    await importOf({ "products.csv": stocked });
    const began = await shop.db.orm.select().from(productVariants).where(eq(productVariants.storeId, owner.storeId));
    expect(began.map(({ availableQuantity }) => availableQuantity)).toEqual(began.map(() => STOCK));

    const variants = began.map(({ id }) => id);
    const buyers: Buyer[] = [];
    for (let made = 0; made < BUYERS; made += 1) buyers.push(await shop.buyer(store));
    let [isOver, placed, cancelled, counted, priceOfTurmeric] = [false, 0, 0, 0, 0];

    /** Repeats work that failed because a statement waited too long, which happens on a slow machine. */
    async function patiently(work: () => Promise<unknown>): Promise<void> {
      for (;;) {
        try {
          await work();
          return;
        } catch (error) {
          if (sqlState(error) !== TOOK_TOO_LONG) throw error;
        }
      }
    }

    /** Over HTTP, as a browser does. @returns undefined when the shopper is refused, or told to try again */
    async function call<T>(buyer: Buyer, method: string, path: string, body: object, key = randomUUID()) {
      const headers = {
        authorization: `Bearer ${buyer.token}`,
        "content-type": "application/json",
        "idempotency-key": key,
      };
      const reply = await fetch(shop.baseUrl + path, { method, headers, body: JSON.stringify(body) });
      const said = (await reply.json()) as T;
      if (reply.status === 200) return said;
      expect([409, 503], JSON.stringify(said)).toContain(reply.status);
      return undefined;
    }

    async function buy(buyer: Buyer, turn: number): Promise<void> {
      const item = { productVariantId: variants[turn % variants.length] };
      const { customerId, cartId } = buyer;
      await call(buyer, "POST", `/api/carts/${cartId}/add-item`, { item, quantity: 1 + (turn % 3) });
      const start = { orgId: store.orgId, customerId, cartItems: [], couponCode: "" };
      const checkout = await call<Checkout>(buyer, "POST", "/api/checkouts", start);
      if (checkout === undefined) return;
      const choice = { shippingAddress: anAddress, couponCode: "", paymentMethod: "COD" };
      await call(buyer, "PATCH", `/api/checkouts/${checkout.id}`, choice);
      const placement = { checkoutId: checkout.id, customerId, orgId: store.orgId };
      const order = await call<Order>(buyer, "POST", "/api/orders", placement);
      if (order === undefined) return;
      placed += 1;
      if (turn % 4 > 0) return;
      await patiently(() => shop.services.ownerOrders.step(owner, order.orderNumber, "cancelled"));
      cancelled += 1;
    }

    const shoppers = buyers.map(async (buyer, at) => {
      for (let turn = at; !isOver; turn += 1) await buy(buyer, turn);
    });
    const commands = (async () => {
      for (let turn = 1; !isOver; turn += 1) {
        const by = turn % 2 === 0 ? 7 : -2;
        await patiently(() => shop.services.ownerGoods.setStock(owner, "MANGO-1KG", { by }));
        counted += by;
        const price = 6_000 + (turn % 1000);
        await patiently(() => shop.services.ownerGoods.setPrice(owner, "TURMERIC-200G", price));
        priceOfTurmeric = price;
      }
    })();
    const imports = (async () => {
      for (let made = 1; made <= IMPORTS && !isOver; made += 1) {
        // Every variant's row changes; one price and one count change, and all other prices and counts stay.
        const folder = stocked
          .replace(/,(\d+) (g|kg|pc),/g, (_, size: string, unit: string) => `,${Number(size) + made} ${unit},`)
          .replace("Ground in", `Batch ${made} was ground in`)
          .replace(`,48,42,${STOCK},`, `,48,${30 + (made % 10)},${STOCK},`)
          .replace(`,45,39.50,${STOCK},`, `,45,39.50,${STOCK + Math.floor(made / 4)},`);
        await patiently(() => importOf({ "products.csv": folder }));
        tell(made);
      }
    })();
    const end = () => {
      isOver = true;
    };
    // The first that fails ends the others, too: none may be under way when the shop closes.
    const all = [...shoppers, commands, imports];
    for (const one of all) one.catch(end);
    imports.then(end, end);
    for (const one of await Promise.allSettled(all)) if (one.status === "rejected") throw one.reason;

    expect(placed).toBeGreaterThan(0);
    expect(cancelled).toBeGreaterThan(0);
    const held = sql.join(
      orderStatesThat(({ holdsStock }) => holdsStock).map((state) => sql`${state}`),
      sql`, `,
    );
    const { rows } = await shop.db.orm.execute<{ sku: string; gone: number; held: number }>(sql`
      SELECT v.sku, v.counted_quantity - v.available_quantity AS gone, coalesce((
        SELECT sum(i.quantity) FROM order_items i JOIN orders o ON o.id = i.order_id
        WHERE i.variant_id = v.id AND o.order_state IN (${held})), 0)::int AS held
      FROM product_variants v WHERE v.store_id = ${owner.storeId} ORDER BY v.sku`);
    const before = new Map(
      began.map(({ sku, countedQuantity, availableQuantity }) => [sku, countedQuantity - availableQuantity]),
    );
    expect(rows.map(({ sku, gone }) => [sku, gone - (before.get(sku) ?? 0)])).toEqual(
      rows.map((row) => [row.sku, row.held]),
    );
    const countedNow = async (sku: string) =>
      ((await variant(sku))?.countedQuantity ?? 0) - (began.find((row) => row.sku === sku)?.countedQuantity ?? 0);
    expect(await countedNow("MANGO-500G")).toBe(0);
    expect(await countedNow("MANGO-1KG")).toBe(counted);
    expect((await variant("TURMERIC-200G"))?.sellingPricePaise).toBe(priceOfTurmeric);
  }, 600_000);
});
