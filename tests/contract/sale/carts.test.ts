import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Cart } from "#contract/sale/carts.ts";
import { productVariants } from "#server/platform/db/schema/catalogue.ts";
import { onBothEngines, shop } from "#tests/support/platform/engines.ts";
import { type Buyer, ok } from "#tests/support/platform/shop.ts";

onBothEngines("The cart", () => {
  const remove = (buyer: Buyer, productVariantId: string, quantity: number, key?: string) =>
    shop.call<Cart>(buyer, "POST", `/api/carts/${buyer.cartId}/remove-item`, { productVariantId, quantity }, key);

  const setVariant = (id: string, change: Partial<typeof productVariants.$inferInsert>) =>
    shop.db.orm.update(productVariants).set(change).where(eq(productVariants.id, id));

  it("is empty at first, with nothing to pay", async () => {
    const buyer = await shop.buyer();
    const empty = {
      id: buyer.cartId,
      data: [],
      totalPrice: 0,
      totalDiscount: 0,
      couponDiscount: 0,
      tax: 0,
      finalPrice: 0,
    };
    expect(await shop.cart(buyer)).toEqual(empty);
  });

  it("takes prices from the platform's records, whatever the item says", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ sellingPaise: 9_950, mrpPaise: 12_000, taxType: "EXCLUSIVE", taxPercent: 5 });
    const item = { productVariantId: variant, sellingPrice: 1, mrp: 1, taxPercent: 0 };
    const url = `/api/carts/${buyer.cartId}/add-item`;
    const cart = await ok(shop.call<Cart>(buyer, "POST", url, { item, quantity: 3 }));
    expect(cart).toMatchObject({ totalPrice: 360, totalDiscount: 61.5, tax: 14.93, finalPrice: 313.43 });
    expect(cart.data).toEqual([
      expect.objectContaining({
        productVariantId: variant,
        quantity: 3,
        mrp: 120,
        sellingPrice: 99.5,
        isPriceChanged: true,
      }),
    ]);
  });

  it("shows the picture of the variant that was chosen, and the product's where it has none", async () => {
    const buyer = await shop.buyer();
    const variants = [await shop.goods(), await shop.goods()] as const;
    await setVariant(variants[0], { imagePathList: ["/media/its-own.webp", "/media/second.webp"] });
    await setVariant(variants[1], { imagePathList: [] });
    for (const variant of variants) await ok(shop.addToCart(buyer, variant));
    const [own, bare] = (await shop.cart(buyer)).data;
    expect(own?.thumbnail).toBe("/media/its-own.webp");
    expect(bare?.thumbnail).toMatch(/^\/media\//);
    expect(bare?.thumbnail).not.toBe("/media/its-own.webp");
  });

  it("adds up taps on the same variant, and 20 taps at once too", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 50 });
    await Promise.all(Array.from({ length: 20 }, () => ok(shop.addToCart(buyer, variant))));
    const { data } = await shop.cart(buyer);
    expect(data.map((line) => line.quantity)).toEqual([20]);
  });

  it("keeps lines in the order they were put in", async () => {
    const buyer = await shop.buyer();
    const variants = [await shop.goods(), await shop.goods(), await shop.goods()];
    for (const variant of variants) await ok(shop.addToCart(buyer, variant));
    await ok(shop.addToCart(buyer, variants[0] ?? ""));
    expect((await shop.cart(buyer)).data.map((line) => line.productVariantId)).toEqual(variants);
  });

  it("takes out a quantity, and the line at 0", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods();
    await ok(shop.addToCart(buyer, variant, 5));
    expect((await ok(remove(buyer, variant, 2))).data[0]?.quantity).toBe(3);
    expect((await ok(remove(buyer, variant, 3))).data).toEqual([]);
    expect((await ok(remove(buyer, variant, 1))).data).toEqual([]);
  });

  it("says in a shopper's words how many are left", async () => {
    const buyer = await shop.buyer();
    const few = await shop.goods({ stock: 3 });
    const none = await shop.goods({ stock: 0 });
    await ok(shop.addToCart(buyer, few, 2));
    const tooMany = { status: 409, body: { code: "INSUFFICIENT_STOCK", message: "Only 3 left in stock" } };
    expect(await shop.addToCart(buyer, few, 2)).toMatchObject(tooMany);
    const soldOut = { status: 409, body: { code: "INSUFFICIENT_STOCK", message: "This product is out of stock" } };
    expect(await shop.addToCart(buyer, none)).toMatchObject(soldOut);
    expect((await shop.cart(buyer)).data.map((line) => line.quantity)).toEqual([2]);
  });

  it("refuses more than 100 of one product and quantities that are not valid", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 500 });
    await ok(shop.addToCart(buyer, variant, 100));
    for (const quantity of [1, 101, 0, -1, 1.5, 1e9]) {
      const { status, body } = await shop.addToCart(buyer, variant, quantity);
      expect(status).toBe(400);
      expect(body.message).toMatch(/at most 100|whole number/);
    }
  });

  it("tells of a price that changed since the shopper saw it, until a checkout showed the new one", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ sellingPaise: 10_000 });
    await ok(shop.addToCart(buyer, variant));
    await setVariant(variant, { sellingPricePaise: 11_000 });
    const changed = await shop.cart(buyer);
    expect(changed.data[0]).toMatchObject({ sellingPrice: 110, isPriceChanged: true });
    expect((await shop.cart(buyer)).data[0]?.isPriceChanged).toBe(true);
    const checkout = await ok(shop.checkOut(buyer, changed.data));
    expect(checkout.cartItems[0]).toMatchObject({ sellingPrice: 110, isPriceChanged: false });
    expect((await shop.cart(buyer)).data[0]?.isPriceChanged).toBe(false);
  });

  it("tells of stock that has become less than asked for", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 5 });
    await ok(shop.addToCart(buyer, variant, 4));
    await setVariant(variant, { availableQuantity: 1 });
    expect((await shop.cart(buyer)).data[0]).toMatchObject({ insufficientStock: true, currentAvailableQuantity: 1 });
  });

  it("keeps a product that vanished or became invisible as a line with nothing available and nothing to pay", async () => {
    const buyer = await shop.buyer();
    const [gone, hidden] = [await shop.goods({ name: "Gone" }), await shop.goods({ name: "Hidden" })];
    await ok(shop.addToCart(buyer, gone));
    await ok(shop.addToCart(buyer, hidden));
    await shop.db.orm.delete(productVariants).where(eq(productVariants.id, gone));
    await setVariant(hidden, { isVisible: false });
    const cart = await shop.cart(buyer);
    const told = { insufficientStock: true, currentAvailableQuantity: 0 };
    expect(cart.data).toMatchObject([
      { productName: "Gone", ...told },
      { productName: "Hidden", ...told },
    ]);
    expect(cart.finalPrice).toBe(0);
    expect((await ok(remove(buyer, gone, 1))).data).toHaveLength(1);
  });

  it("knows nothing of other stores' goods, hidden goods, or other shoppers' carts", async () => {
    const [buyer, other] = [await shop.buyer(), await shop.buyer()];
    const elsewhere = await shop.newStore({});
    const foreign = await shop.goods({}, elsewhere);
    const hidden = await shop.goods({ isVisible: false });
    const mine = await shop.goods();
    expect((await shop.addToCart(buyer, foreign)).status).toBe(404);
    expect((await shop.addToCart(buyer, hidden)).status).toBe(404);
    expect((await shop.addToCart({ ...buyer, cartId: other.cartId }, mine)).status).toBe(404);
    expect((await remove({ ...buyer, cartId: other.cartId }, mine, 1)).status).toBe(404);
    expect((await shop.call(buyer, "GET", `/api/carts/${other.cartId}`)).status).toBe(404);
    expect((await shop.cart(other)).data).toEqual([]);
  });

  it("does a keyed tap once, and refuses the key for another tap", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.addToCart(buyer, variant, 2, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await shop.cart(buyer)).data[0]?.quantity).toBe(2);
    const reused = { status: 422, body: { code: "IDEMPOTENCY_KEY_REUSED" } };
    expect(await shop.addToCart(buyer, variant, 3, key)).toMatchObject(reused);
    expect(await remove(buyer, variant, 2, key)).toMatchObject(reused);
    expect((await shop.cart(buyer)).data[0]?.quantity).toBe(2);
  });

  it("repeats a refusal for its key too", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 0 });
    const key = randomUUID();
    const first = await shop.addToCart(buyer, variant, 1, key);
    await setVariant(variant, { availableQuantity: 10 });
    const { body: second, status } = await shop.addToCart(buyer, variant, 1, key);
    expect({ status, code: second.code, message: second.message }).toEqual({
      status: 409,
      code: first.body.code,
      message: first.body.message,
    });
    expect((await shop.addToCart(buyer, variant, 1, randomUUID())).status).toBe(200);
  });
});
