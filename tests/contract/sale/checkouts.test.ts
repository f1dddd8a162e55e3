import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { productVariants } from "#server/platform/db/schema/catalogue.ts";
import { onBothEngines, shop } from "#tests/support/platform/engines.ts";
import { anAddress, ok } from "#tests/support/platform/shop.ts";

onBothEngines("A checkout", () => {
  const setVariant = (id: string, change: Partial<typeof productVariants.$inferInsert>) =>
    shop.db.orm.update(productVariants).set(change).where(eq(productVariants.id, id));

  it("starts from the platform's own cart, never from the items that are sent", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ sellingPaise: 10_000, mrpPaise: 12_500 });
    await ok(shop.addToCart(buyer, variant, 2));
    const forged = [{ productVariantId: randomUUID(), sellingPrice: 1, quantity: 50 }];
    const checkout = await ok(shop.checkOut(buyer, forged));
    expect(checkout).toMatchObject({
      shippingAddress: null,
      paymentMethod: null,
      totalPrice: 250,
      totalDiscount: 50,
      couponDiscount: 0,
      shippingPrice: 0,
      finalPrice: 200,
    });
    expect(checkout.cartItems).toMatchObject([{ productVariantId: variant, quantity: 2, isPriceChanged: false }]);
  });

  it("refuses an empty cart", async () => {
    const refusal = { status: 409, body: { code: "CART_EMPTY", message: "Your cart is empty" } };
    expect(await shop.checkOut(await shop.buyer())).toMatchObject(refusal);
  });

  it("refuses a cart with more than there is, and shows the lines", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 5, name: "Atta" });
    await ok(shop.addToCart(buyer, variant, 4));
    await setVariant(variant, { availableQuantity: 1 });
    expect(await shop.checkOut(buyer)).toMatchObject({
      status: 409,
      body: {
        code: "INSUFFICIENT_STOCK",
        message: "Only 1 left in stock of Atta",
        cartItems: [{ productVariantId: variant, insufficientStock: true, currentAvailableQuantity: 1 }],
      },
    });
  });

  it("tells of a line whose price is not the one on the shopper's screen", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ sellingPaise: 10_000 });
    const { data } = await ok(shop.addToCart(buyer, variant));
    await setVariant(variant, { sellingPricePaise: 12_000 });
    const checkout = await ok(shop.checkOut(buyer, data));
    expect(checkout).toMatchObject({ finalPrice: 120, cartItems: [{ sellingPrice: 120, isPriceChanged: true }] });
  });

  it("takes address and payment method and charges the store's shipping, free from its limit", async () => {
    const store = await shop.newStore({ chargePaise: 4_000, freeFromPaise: 50_000 });
    const buyer = await shop.buyer(store);
    const variant = await shop.goods({ sellingPaise: 25_000, mrpPaise: 25_000 }, store);
    const begin = () =>
      ok(
        shop.call<{ id: string; shippingPrice: number; finalPrice: number }>(buyer, "POST", "/api/checkouts", {
          orgId: store.orgId,
          customerId: buyer.customerId,
          cartItems: [],
          couponCode: "",
        }),
      );
    await ok(shop.addToCart(buyer, variant));
    const small = await begin();
    expect(small).toMatchObject({ shippingPrice: 40, finalPrice: 290 });
    const chosen = await ok(shop.choose(buyer, small.id));
    expect(chosen).toMatchObject({ shippingAddress: anAddress, paymentMethod: "COD", finalPrice: 290 });
    await ok(shop.addToCart(buyer, variant));
    expect(await begin()).toMatchObject({ shippingPrice: 0, finalPrice: 500 });
  });

  it("shows today's prices when the choices are made", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ sellingPaise: 10_000 });
    await ok(shop.addToCart(buyer, variant));
    const { id } = await ok(shop.checkOut(buyer));
    await setVariant(variant, { sellingPricePaise: 9_000 });
    const told = { finalPrice: 90, cartItems: [{ sellingPrice: 90, isPriceChanged: true }] };
    expect(await ok(shop.choose(buyer, id))).toMatchObject(told);
    expect((await ok(shop.choose(buyer, id))).cartItems[0]?.isPriceChanged).toBe(false);
  });

  it("takes only payment methods that the store has enabled (spec 5, Checkout)", async () => {
    const store = await shop.newStore({ cod: false, wallet: false, online: true });
    const buyer = await shop.buyer(store);
    await ok(shop.addToCart(buyer, await shop.goods({}, store)));
    const body = { orgId: store.orgId, customerId: buyer.customerId, cartItems: [], couponCode: "" };
    const { id } = await ok(shop.call<{ id: string }>(buyer, "POST", "/api/checkouts", body));
    const refusal = { status: 409, body: { code: "PAYMENT_METHOD_UNAVAILABLE" } };
    expect(await shop.choose(buyer, id, "COD")).toMatchObject(refusal);
    expect(await shop.choose(buyer, id, "WALLET")).toMatchObject(refusal);
    expect((await shop.choose(buyer, id, "PAYMENT_GATEWAY")).status).toBe(200);
  });

  it.each([
    [{ mobile: "98765" }, "Please enter a valid Mobile No"],
    [{ mobile: "98765432101" }, "Please enter a valid Mobile No"],
    [{ pin: "5600" }, "Please enter a valid Pincode"],
    [{ pin: "56003a" }, "Please enter a valid Pincode"],
    [{ name: "  " }, "Name is required"],
    [{ city: "" }, "City is required"],
    [{ name: "x".repeat(61) }, "Name exceeds maximum length"],
    [{ address: "x".repeat(201) }, "Address exceeds maximum length"],
    [{ landmark: "x".repeat(81) }, "Landmark exceeds maximum length"],
    [{ email: "nobody" }, "Please enter a valid Email"],
  ])("refuses the address %j (spec 5, Address form)", async (part, message) => {
    const buyer = await shop.buyer();
    await ok(shop.addToCart(buyer, await shop.goods()));
    const { id } = await ok(shop.checkOut(buyer));
    const refusal = { status: 400, body: { message } };
    expect(await shop.choose(buyer, id, "COD", { ...anAddress, ...part })).toMatchObject(refusal);
  });

  it("is its owner's alone, and nobody starts one in another's name", async () => {
    const [owner, other] = [await shop.buyer(), await shop.buyer()];
    await ok(shop.addToCart(owner, await shop.goods()));
    const { id } = await ok(shop.checkOut(owner));
    expect((await shop.choose(other, id)).status).toBe(404);
    expect((await shop.place(other, id)).status).toBe(404);
    expect((await shop.checkOut({ ...other, customerId: owner.customerId })).status).toBe(404);
  });

  it("is closed once it is an order", async () => {
    const buyer = await shop.buyer();
    const id = await shop.readyToPlace(buyer, await shop.goods());
    await ok(shop.place(buyer, id));
    const closed = { status: 409, body: { code: "CHECKOUT_CLOSED" } };
    expect(await shop.choose(buyer, id)).toMatchObject(closed);
  });

  it("is started once for its key", async () => {
    const buyer = await shop.buyer();
    await ok(shop.addToCart(buyer, await shop.goods()));
    const key = randomUUID();
    const body = { orgId: shop.store.orgId, customerId: buyer.customerId, cartItems: [], couponCode: "" };
    const start = () => ok(shop.call<{ id: string }>(buyer, "POST", "/api/checkouts", body, key));
    expect((await start()).id).toBe((await start()).id);
  });
});
