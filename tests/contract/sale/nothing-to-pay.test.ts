import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Checkout } from "#contract/sale/checkouts.ts";
import type { Order } from "#contract/sale/orders.ts";
import { coupons } from "#server/platform/db/schema/coupons.ts";
import { ANY_ENGINE, online, shop, withShop } from "#tests/support/platform/engines.ts";
import { anAddress, type Buyer, ok } from "#tests/support/platform/shop.ts";

/** On one engine: a rule of the total, before anything is written. */
describe("An online order that a coupon reduces", () => {
  withShop({ engine: ANY_ENGINE, config: { PAYMENT_CHECK_SECONDS: "3600" } });

  async function checkOut(amountPaise: number): Promise<{ buyer: Buyer; id: string; code: string; variant: string }> {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 3, sellingPaise: 10_000 });
    const code = `OFF${randomUUID().slice(0, 8).toUpperCase()}`;
    const { storeId, orgId } = shop.store;
    await shop.db.orm.insert(coupons).values({ id: randomUUID(), storeId, code, percent: null, amountPaise });
    await ok(shop.addToCart(buyer, variant));
    const body = { orgId, customerId: buyer.customerId, cartItems: [], couponCode: code };
    const { id } = await ok(shop.call<Checkout>(buyer, "POST", "/api/checkouts", body));
    return { buyer, id, code, variant };
  }
  const choose = (buyer: Buyer, id: string, couponCode: string, paymentMethod = "PAYMENT_GATEWAY") =>
    shop.call<Checkout>(buyer, "PATCH", `/api/checkouts/${id}`, {
      shippingAddress: anAddress,
      couponCode,
      paymentMethod,
    });

  it("to ₹0 is placed without a payment, and nobody can start one (reading 40)", async () => {
    const { buyer, id, code, variant } = await checkOut(10_000);
    expect((await ok(choose(buyer, id, code))).finalPrice).toBe(0);
    const order = await ok(shop.place(buyer, id));
    expect(order).toMatchObject({ orderState: "PLACED", paymentStatus: "SUCCEEDED", finalPrice: 0 });
    expect(await shop.stockOf(variant)).toBe(2);
    const read = () => ok(shop.call<Order>(buyer, "GET", `/api/orders/${order.id}`));
    expect((await read()).timeline?.map(({ state }) => state)).toEqual(["ORDERED", "PLACED"]);
    expect(await online.initiate(buyer, { amount: 0, orderId: order.id })).toMatchObject({
      status: 409,
      body: { code: "ORDER_NOT_PAYABLE" },
    });
    const cancelled = { orderState: "CANCELLED", reason: "" };
    await ok(shop.call(buyer, "POST", `/api/orders/${order.id}/state`, cancelled, randomUUID()));
    expect(await read()).toMatchObject({ orderState: "CANCELLED", paymentStatus: "REFUNDED" });
    expect((await read()).timeline?.map(({ state }) => state)).toEqual(["ORDERED", "PLACED", "CANCELLED"]);
    expect(await shop.stockOf(variant)).toBe(3);
  });

  it.each([1, 99])("to %i paise is refused with a message before the order, and can be paid in cash", async (paise) => {
    const { buyer, id, code, variant } = await checkOut(10_000 - paise);
    const refusal = {
      status: 409,
      body: {
        code: "PAYMENT_BELOW_MINIMUM",
        message: `Online payments begin at ₹1.00 and this order is ₹${(paise / 100).toFixed(2)}. Please choose another payment method, or add something to your cart.`,
      },
    };
    expect(await choose(buyer, id, code)).toMatchObject(refusal);
    await ok(choose(buyer, id, code, "COD"));
    expect(await ok(shop.place(buyer, id))).toMatchObject({ orderState: "PLACED", finalPrice: paise / 100 });
    expect(await shop.stockOf(variant)).toBe(2);
  });

  it("to ₹1 waits for its payment as usual", async () => {
    const { buyer, id, code } = await checkOut(9_900);
    await ok(choose(buyer, id, code));
    const order = await ok(shop.place(buyer, id));
    expect(order).toMatchObject({ orderState: "PENDING", finalPrice: 1 });
    const started = await ok(online.initiate(buyer, { amount: 1, orderId: order.id }));
    await online.choose(started, "pay");
    expect((await online.orderNow(order)).orderState).toBe("PLACED");
  });
});
