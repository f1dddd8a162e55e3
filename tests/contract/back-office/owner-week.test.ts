import { eq, sql } from "drizzle-orm";
import { PDFParse } from "pdf-parse";
import { beforeAll, describe, expect, it } from "vitest";
import type { Order } from "#contract/sale/orders.ts";
import { spokenNumber } from "#contract/sale/spokenNumber.ts";
import type { Recharge } from "#contract/sale/wallets.ts";
import { productVariants } from "#server/platform/db/schema/catalogue.ts";
import { orderItems, orders } from "#server/platform/db/schema/commerce.ts";
import { coupons } from "#server/platform/db/schema/coupons.ts";
import { customers } from "#server/platform/db/schema/identity.ts";
import { auditLog } from "#server/platform/db/schema/owner.ts";
import { ledgerAccounts, ledgerEntries } from "#server/platform/db/schema/wallet.ts";
import { haat, shop, withShop } from "#tests/support/platform/engines.ts";
import { ownerAt, type Typed } from "#tests/support/platform/ownerAt.ts";
import { type Buyer, ok } from "#tests/support/platform/shop.ts";
import { sized } from "#tests/support/sized.ts";

const ORDERS = sized(24, 300);
const STOCK = 10_000;

describe(`a week of ${ORDERS} orders by commands alone (bar 25)`, () => {
  let goods: string[];
  let skus: string[];
  const buyers: Buyer[] = [];

  withShop({});
  beforeAll(async () => {
    const other = await shop.newStore({});
    goods = await Promise.all(
      ["Mango", "Rice", "Dal"].map((name) => shop.goods({ name, stock: STOCK, sellingPaise: 10_000 })),
    );
    skus = await Promise.all(goods.map(skuOf));
    expect((await ownerAt(shop.services)("orders", "list", "--store", other.friendlyId)).said).toEqual([]);
    for (let count = 0; count < ORDERS / 3; count += 1) buyers.push(await shop.buyer());
  });

  const skuOf = async (id: string) =>
    (await shop.db.orm.select().from(productVariants).where(eq(productVariants.id, id)))[0]?.sku ?? "";
  const good = async (typed: Promise<Typed>) => {
    const { code, io } = await typed;
    expect(`${code} ${io.warned}`).toBe("0 ");
    return io;
  };
  const numbers = async (...filter: string[]) =>
    (await haat("orders", "list", "--limit", "1000", ...filter)).said.map((line) => line.split(" ")[0] ?? "");

  it("collects the cash of recharges, each once", async () => {
    for (const buyer of buyers) {
      const { walletId } =
        (await shop.db.orm.select().from(customers).where(eq(customers.id, buyer.customerId)))[0] ?? {};
      const { customerId } = buyer;
      const request = {
        storeId: shop.store.storeId,
        customerId,
        walletId,
        amount: 1000,
        paymentTransactionId: "",
        paymentSource: "COD",
      };
      await ok(
        shop.call<Recharge>(
          buyer,
          "POST",
          `/api/wallets/${walletId}/recharge`,
          request,
          `recharge-${buyer.customerId}`,
        ),
      );
    }
    const waiting = (await haat("recharges", "list")).said.map((line) => line.split(" ")[0] ?? "");
    expect(waiting).toHaveLength(buyers.length);
    for (const recharge of waiting) await good(haat("recharges", "collect", recharge));
    expect((await haat("recharges", "collect", waiting[0] ?? "")).io.warned).toEqual([
      "A recharge whose cash is not collected yet was not found.",
    ]);
  });

  it("lists orders, packs, ships, delivers and cancels them, and refuses what their state does not allow", async () => {
    for (let count = 0; count < ORDERS; count += 1) {
      const buyer = buyers[count % buyers.length];
      if (buyer)
        await shop.placed(
          buyer,
          goods[count % goods.length] ?? "",
          1 + (count % 2),
          count % 4 === 0 ? "WALLET" : "COD",
        );
    }
    const all = await numbers("--state", "placed");
    expect(all).toHaveLength(ORDERS);
    const cancelled = all.filter((_, at) => at % 6 === 0);
    const going = all.filter((_, at) => at % 6 !== 0);
    await good(haat("orders", "pack", ...going));
    expect(await numbers("--state", "placed", "--unpacked")).toEqual(cancelled);
    await good(haat("orders", "cancel", ...cancelled, "--reason", "Sold out"));
    await good(haat("orders", "ship", ...going));
    await good(haat("orders", "deliver", ...going));
    expect((await numbers("--state", "delivered")).sort()).toEqual([...going].sort());
    const refused = await haat("orders", "cancel", going[0] ?? "", cancelled[0] ?? "", "1");
    expect(refused.code).toBe(1);
    expect(refused.io.warned).toEqual([
      `Order ${going[0]}: This order has been delivered and can no longer be cancelled.`,
      `Order ${cancelled[0]}: This order is already cancelled.`,
      "Order 1: The order 1 was not found.",
    ]);
    const shown = (await good(haat("orders", "show", cancelled[0] ?? ""))).text();
    expect(shown).toMatch(/CANCELLED[\s\S]*\(Sold out\)[\s\S]*PLACED[\s\S]*CANCELLED: Sold out/);
  });

  it("has stock, ledger and audit log adding up at the end", async () => {
    const sold = await shop.db.orm
      .select({ variantId: orderItems.variantId, pieces: sql`sum(${orderItems.quantity})`.mapWith(Number) })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(eq(orders.orderState, "DELIVERED"))
      .groupBy(orderItems.variantId);
    for (const { variantId, pieces } of sold) expect(await shop.stockOf(variantId)).toBe(STOCK - pieces);
    const [sum] = await shop.db.orm
      .select({ all: sql`sum(${ledgerEntries.amountPaise})`.mapWith(Number) })
      .from(ledgerEntries);
    expect(sum?.all).toBe(0);
    const balances = await shop.db.orm
      .select({ kept: ledgerAccounts.balancePaise, entries: sql`sum(${ledgerEntries.amountPaise})`.mapWith(Number) })
      .from(ledgerAccounts)
      .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
      .where(eq(ledgerAccounts.kind, "WALLET"))
      .groupBy(ledgerAccounts.id);
    expect(balances.map(({ kept }) => kept)).toEqual(balances.map(({ entries }) => entries));
    const paid = await shop.db.orm.select().from(orders);
    const cash = paid.filter(
      ({ orderState, paymentStatus }) => orderState === "DELIVERED" && paymentStatus !== "SUCCEEDED",
    );
    expect(cash).toEqual([]);
    const steps = await shop.db.orm.$count(
      auditLog,
      sql`${auditLog.what} LIKE 'order.%' AND ${auditLog.who} = 'asha at the command line'`,
    );
    const cancelled = paid.filter(({ orderState }) => orderState === "CANCELLED").length;
    expect(steps).toBe(cancelled + 3 * (ORDERS - cancelled));
  });

  it("prints what has to be packed, and says when there is nothing", async () => {
    expect((await haat("orders", "packing-list")).io.warned).toEqual(["There is nothing to pack."]);
    const [buyer] = buyers;
    if (!buyer) throw new Error("nobody buys");
    const { orderNumber } = await shop.placed(buyer, goods[0] ?? "", 2, "COD");
    const io = await good(haat("orders", "packing-list", "--out", "/list.pdf"));
    const { text } = await new PDFParse({ data: new Uint8Array(io.files.get("/list.pdf") ?? []) }).getText();
    expect(text).toContain(`Order ${spokenNumber(orderNumber)}`);
    expect(text).toContain("Collect ₹200.00");
    expect(text).toMatch(/2 × Mango, 1 kg/);
    expect(text).toContain("4th Cross, Indiranagar");
    await good(haat("orders", "cancel", orderNumber));
  });

  it("sets stock and prices by SKU, and refuses a stock below 0 and a price above the MRP", async () => {
    const [sku = ""] = skus;
    const gone = async () => {
      const [row] = await shop.db.orm.select().from(productVariants).where(eq(productVariants.sku, sku));
      return (row?.countedQuantity ?? 0) - (row?.availableQuantity ?? 0);
    };
    const held = await gone();
    expect(held).toBeGreaterThan(0);
    await good(haat("stock", "set", sku, "40"));
    await good(haat("stock", "set", sku, "+12"));
    expect((await good(haat("stock", "set", sku, "-2"))).said).toEqual([`${sku} has 50 pieces.`]);
    expect((await haat("stock", "set", sku, "-51")).io.warned).toEqual([`There are fewer pieces of ${sku}.`]);
    // What orders hold is still accounted for: a count changes both numbers.
    expect(await gone()).toBe(held);
    expect((await haat("price", "set", sku, "0")).io.text()).toContain("an amount above 0 rupees");
    expect((await haat("price", "set", sku, "130")).io.warned[0]).toContain("above its MRP of ₹125.00");
    await good(haat("price", "set", sku, "130", "--mrp", "1,50,000"));
    expect((await good(haat("stock", "list", "--at-most", "60"))).text()).toMatch(
      new RegExp(`^${sku} +50 pieces +₹130.00 +MRP ₹150000.00 +Mango, 1 kg$`),
    );
    expect((await haat("stock", "set", "NOWHERE", "1")).io.warned).toEqual(["The SKU NOWHERE was not found."]);
    expect((await haat("stock", "set", sku, "many")).io.text()).toContain(
      "Meant is a whole number, 0 or more, or +12 or -3",
    );
  });

  it("adds coupons and ends them", async () => {
    await good(haat("coupons", "add", "diwali20", "--percent", "20", "--at-most", "100", "--expires", "2099-11-01"));
    expect((await haat("coupons", "add", "DIWALI20", "--amount", "5")).io.warned).toEqual([
      "The coupon DIWALI20 is there already.",
    ]);
    expect((await haat("coupons", "add", "BOTH", "--amount", "5", "--percent", "5")).io.warned[0]).toContain(
      "give one of them",
    );
    await good(haat("coupons", "add", "always5", "--amount", "5"));
    expect((await good(haat("coupons", "list"))).text()).toMatch(/DIWALI20 .* until 2099-11-01 23:59/);
    const [{ expiresAt } = { expiresAt: null }] = await shop.db.orm
      .select({ expiresAt: coupons.expiresAt })
      .from(coupons)
      .where(eq(coupons.code, "DIWALI20"));
    // The end of the day at the shop, in India.
    expect(expiresAt?.toISOString()).toBe("2099-11-01T18:29:59.000Z");
    expect((await haat("coupons", "add", "NODAY", "--amount", "5", "--expires", "2099-02-30")).io.warned[0]).toContain(
      "meant is a day such as 2027-03-31",
    );
    await good(haat("coupons", "end", "diwali20"));
    const listed = (await good(haat("coupons", "list"))).text();
    expect(listed).toMatch(/DIWALI20 +20 % .* ended/);
    expect(listed).toMatch(/ALWAYS5 .* without an end/);
  });

  it("hides a review with its rating, and shows it again", async () => {
    const delivered = (await shop.db.orm.select().from(orders).where(eq(orders.orderState, "DELIVERED")))[0];
    const buyer = buyers.find(({ customerId }) => customerId === delivered?.customerId);
    const [item] = await shop.db.orm
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, delivered?.id ?? ""));
    const address = `/api/products/${item?.productId}/reviews`;
    await ok(shop.call(buyer, "PUT", `${address}/own`, { rating: 1, text: "Rude words" }, "a-review"));
    const said = async () =>
      await ok(
        shop.call<{ total: number; ratingCount: number }>(undefined, "GET", `${address}?storeId=${shop.store.storeId}`),
      );
    expect(await said()).toMatchObject({ total: 1, ratingCount: 1 });
    const [line = ""] = (await good(haat("reviews", "list"))).said;
    await good(haat("reviews", "hide", line.split(" ")[0] ?? ""));
    expect(await said()).toMatchObject({ total: 0, ratingCount: 0 });
    await ok(shop.call(buyer, "PUT", `${address}/own`, { rating: 2, text: "Ruder words" }, "another-review"));
    expect(await said()).toMatchObject({ total: 0, ratingCount: 0 });
    await good(haat("reviews", "show", line.split(" ")[0] ?? ""));
    expect(await said()).toMatchObject({ total: 1, ratingCount: 1, averageRating: 2 });
  });

  it("hands out a customer's data, and erases the customer's identity; the orders stay", async () => {
    const buyer = buyers[1];
    if (!buyer) throw new Error("nobody buys");
    const io = await good(haat("customer", "export", buyer.mobile, "--out", "/data.json"));
    const data = JSON.parse(io.files.get("/data.json")?.toString() ?? "{}") as { orders: Order[] };
    expect(data.orders.length).toBeGreaterThan(0);
    expect((await haat("customer", "erase", buyer.mobile)).io.warned).toEqual([
      "This cannot be undone: add --yes to do it.",
    ]);
    const refused = await haat("customer", "erase", buyer.mobile, "--yes");
    expect(refused.io.warned).toEqual(["There is money in the wallet: give it back first, with `wallet pay-out`."]);
    await shop.db.orm.update(ledgerAccounts).set({ balancePaise: 0 }).where(eq(ledgerAccounts.kind, "WALLET"));
    await good(haat("customer", "erase", buyer.mobile, "--yes"));
    expect((await shop.call(buyer, "GET", `/api/orders`)).status).toBe(403);
    const everything = JSON.stringify([
      await shop.db.orm.select().from(customers),
      await shop.db.orm.select().from(orders).where(eq(orders.customerId, buyer.customerId)),
    ]);
    expect(everything).not.toContain(buyer.mobile);
    expect(await shop.db.orm.$count(orders, eq(orders.customerId, buyer.customerId))).toBe(data.orders.length);
    const { said, warned } = (await haat("audit", "list", "--limit", "1")).io;
    expect(said).toEqual([expect.stringContaining("customer.erased")]);
    expect(warned).toEqual([expect.stringMatching(/^1 of \d+ shown, page 1 of \d+\. The next ones: --page 2$/)]);
  });
});
