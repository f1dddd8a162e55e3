import { eq } from "drizzle-orm";
import { PDFParse } from "pdf-parse";
import { beforeAll, describe, expect, it } from "vitest";
import type { Order } from "#contract/sale/orders.ts";
import { orders } from "#server/platform/db/schema/commerce.ts";
import { migratePlugins } from "#server/platform/plugin/migratePlugins.ts";
import { shop, withShop } from "#tests/support/platform/engines.ts";
import { type Buyer, ok } from "#tests/support/platform/shop.ts";
import type { GiftNote } from "../../../docs/examples/gift-note/contract";
import { giftNotePlatform } from "../../../docs/examples/gift-note/platform/plugin";

const TEXT = "Happy birthday, Meera! Open it with a cup of tea";

describe("the gift note, a plugin on the platform (docs/plugins.md)", () => {
  let goods: string;
  let buyer: Buyer;

  withShop({ plugins: [giftNotePlatform] });
  beforeAll(async () => {
    goods = await shop.goods();
    buyer = await shop.buyer();
  });

  const write = (text: string, who: Buyer | undefined = buyer) =>
    shop.call<GiftNote>(who, "PUT", "/api/gift-notes/own", { text });
  const noteInCart = async () => (await ok(shop.call<GiftNote>(buyer, "GET", "/api/gift-notes/own"))).text;
  const extrasOf = async ({ id }: Order) => (await ok(shop.call<Order>(buyer, "GET", `/api/orders/${id}`))).extras;

  it("goes from the cart to the order that takes the cart, and to no other", async () => {
    await ok(write(`  ${TEXT}\u0001`));
    expect(await noteInCart()).toBe(TEXT);
    const [given, later] = [await shop.placed(buyer, goods), await shop.placed(buyer, goods)];
    expect([await extrasOf(given), await extrasOf(later)]).toEqual([{ "gift-note": { text: TEXT } }, undefined]);
    expect(await noteInCart()).toBe("");
  });

  it("is shown to whoever packs the order", async () => {
    const owner = { storeId: shop.store.storeId, who: "asha" };
    const { rows } = await shop.services.ownerOrders.list(owner, {}, { page: 1, size: 10 });
    expect(rows.map(({ extras }) => extras)).toContainEqual({ "gift-note": { text: TEXT } });
    const { orders: atCounter } = await shop.services.counterOrders.read(owner, "Asia/Kolkata");
    expect(atCounter.map(({ extras }) => extras)).toContainEqual({ "gift-note": { text: TEXT } });
    const { pdf } = await shop.services.packingLists.part(owner, 1);
    const { text } = await new PDFParse({ data: new Uint8Array(pdf) }).getText();
    expect(text.match(/Gift note: .*/g)).toEqual([`Gift note: ${TEXT}`]);
  });

  it("comes back with the cart after a payment that failed, and goes with the next order", async () => {
    await ok(write(TEXT));
    const failed = await shop.placed(buyer, goods, 1, "PAYMENT_GATEWAY");
    expect(await noteInCart()).toBe("");
    await shop.db.orm.update(orders).set({ orderState: "FAILED" }).where(eq(orders.id, failed.id));
    expect(await noteInCart()).toBe(TEXT);
    expect(await extrasOf(await shop.placed(buyer, goods))).toEqual({ "gift-note": { text: TEXT } });
    expect(await noteInCart()).toBe("");
  });

  it("belongs to one shopper, and is no longer than a card has room for", async () => {
    await ok(write(TEXT));
    const other = await shop.buyer();
    expect((await ok(shop.call<GiftNote>(other, "GET", "/api/gift-notes/own"))).text).toBe("");
    expect((await shop.call(undefined, "GET", "/api/gift-notes/own")).status).toBe(403);
    expect((await write("x".repeat(201))).status).toBe(400);
    expect(await noteInCart()).toBe(TEXT);
  });

  it("is exported with the shopper's data, and erased with it", async () => {
    const owner = { storeId: shop.store.storeId, who: "asha" };
    const known = async () => JSON.stringify(await shop.services.customerData.give(owner, buyer.mobile));
    expect(await known()).toContain(TEXT);
    await shop.db.orm.update(orders).set({ orderState: "DELIVERED" }).where(eq(orders.customerId, buyer.customerId));
    await shop.services.customerData.erase(owner, buyer.mobile);
    const { rows } = await shop.db.orm.execute(
      "SELECT text FROM gift_notes UNION ALL SELECT text FROM order_gift_notes",
    );
    expect(rows).toEqual([]);
  });

  it("has its tables made once, however often the platform starts", async () => {
    await expect(migratePlugins(shop.db, [giftNotePlatform])).resolves.toBeUndefined();
  });
});
