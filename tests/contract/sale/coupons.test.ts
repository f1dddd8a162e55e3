import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Checkout } from "#contract/sale/checkouts.ts";
import type { OfferedCoupon } from "#contract/sale/coupons.ts";
import type { Order } from "#contract/sale/orders.ts";
import { couponCounts, coupons } from "#server/platform/db/schema/coupons.ts";
import { onBothEngines, shop } from "#tests/support/platform/engines.ts";
import { anAddress, type Buyer, type Goods, ok } from "#tests/support/platform/shop.ts";

onBothEngines("A coupon", () => {
  const DAY = 86_400_000;
  const coupon = async (terms: Partial<typeof coupons.$inferInsert> = {}, storeId = shop.store.storeId) => {
    const row = { id: randomUUID(), storeId, code: `C${randomUUID().slice(0, 8).toUpperCase()}`, ...terms };
    await shop.db.orm.insert(coupons).values({ ...row, ...(row.amountPaise ? {} : { percent: row.percent ?? 10 }) });
    return row;
  };
  const begin = (buyer: Buyer, couponCode: string) => {
    const { orgId } = shop.store;
    const body = { orgId, customerId: buyer.customerId, cartItems: [], couponCode };
    return shop.call<Checkout>(buyer, "POST", "/api/checkouts", body);
  };
  const choose = (buyer: Buyer, id: string, couponCode: string) => {
    const body = { shippingAddress: anAddress, couponCode, paymentMethod: "COD" };
    return shop.call<Checkout>(buyer, "PATCH", `/api/checkouts/${id}`, body);
  };
  const withCart = async (goods: Goods = {}, quantity = 1) => {
    const buyer = await shop.buyer();
    const variant = await shop.goods(goods);
    await ok(shop.addToCart(buyer, variant, quantity));
    return { buyer, variant };
  };
  const ready = async (buyer: Buyer, code: string) => {
    const { id } = await ok(begin(buyer, code));
    await ok(choose(buyer, id, code));
    return id;
  };
  const usedBy = async (couponId: string, buyer: Buyer) => {
    const own = and(eq(couponCounts.couponId, couponId), eq(couponCounts.customerId, buyer.customerId));
    const [row] = await shop.db.orm.select().from(couponCounts).where(own);
    return row?.used ?? 0;
  };
  const setState = (buyer: Buyer, id: string, orderState: string) =>
    shop.call<Order>(buyer, "POST", `/api/orders/${id}/state`, { orderState, reason: "" });

  it("takes its percentage off the goods, in any spelling, up to its maximum", async () => {
    const { buyer } = await withCart({ sellingPaise: 9_999 }, 3);
    const { code } = await coupon({ percent: 12.5 });
    expect(await ok(begin(buyer, ` ${code.toLowerCase()} `))).toMatchObject({
      couponDiscount: 37.49,
      finalPrice: 262.48,
    });
    const capped = await coupon({ percent: 50, maximumDiscountPaise: 2_500 });
    expect(await ok(begin(buyer, capped.code))).toMatchObject({ couponDiscount: 25, finalPrice: 274.97 });
  });

  it("takes its amount off, never more than the goods are worth", async () => {
    const { buyer } = await withCart({ sellingPaise: 4_000 });
    expect(await ok(begin(buyer, (await coupon({ amountPaise: 1_550 })).code))).toMatchObject({
      couponDiscount: 15.5,
      finalPrice: 24.5,
    });
    expect(await ok(begin(buyer, (await coupon({ amountPaise: 99_900 })).code))).toMatchObject({
      couponDiscount: 40,
      finalPrice: 0,
    });
  });

  it("lowers the tax on top with the price, to the paisa", async () => {
    const buyer = await shop.buyer();
    for (const sellingPaise of [10_000, 10_000, 10_000]) {
      await ok(shop.addToCart(buyer, await shop.goods({ sellingPaise, taxType: "EXCLUSIVE", taxPercent: 18 })));
    }
    const checkout = await ok(begin(buyer, (await coupon({ amountPaise: 10_000 })).code));
    // The shares of the coupon are 33.34, 33.33 and 33.33: 18 % of 66.66, 66.67 and 66.67.
    expect(checkout).toMatchObject({ couponDiscount: 100, tax: 36, finalPrice: 236 });
  });

  it("is chosen, changed and taken off again until the order", async () => {
    const { buyer } = await withCart({ sellingPaise: 10_000 });
    const { code } = await coupon();
    const { id } = await ok(begin(buyer, ""));
    expect(await ok(choose(buyer, id, code))).toMatchObject({ couponDiscount: 10, finalPrice: 90 });
    expect(await ok(choose(buyer, id, ""))).toMatchObject({ couponDiscount: 0, finalPrice: 100 });
    await ok(choose(buyer, id, code));
    expect(await ok(shop.place(buyer, id))).toMatchObject({ couponDiscount: 10, finalPrice: 90 });
  });

  it.each<[string, () => Promise<string>, string]>([
    ["that is unknown", async () => "NOSUCHCODE", "This coupon code is not valid."],
    ["that is switched off", async () => (await coupon({ isActive: false })).code, "This coupon code is not valid."],
    [
      "of another store",
      async () => (await coupon({}, (await shop.newStore({})).storeId)).code,
      "This coupon code is not valid.",
    ],
    [
      "that has expired",
      async () => (await coupon({ expiresAt: new Date(Date.now() - DAY) })).code,
      "This coupon has expired.",
    ],
    [
      "below its minimum",
      async () => (await coupon({ minimumPaise: 10_001 })).code,
      "This coupon needs products worth ₹100.01. Add ₹0.01 more to use it.",
    ],
  ])("%s is refused at both steps with its reason", async (_, codeOf, message) => {
    const { buyer } = await withCart({ sellingPaise: 10_000 });
    const code = await codeOf();
    expect(await begin(buyer, code)).toMatchObject({ status: 409, body: { message } });
    const { id } = await ok(begin(buyer, ""));
    expect(await choose(buyer, id, code)).toMatchObject({ status: 409, body: { message } });
  });

  it("that ran out between the steps places no order at a price the shopper did not see (bar 5)", async () => {
    const { buyer, variant } = await withCart({ stock: 5 });
    const { code, id: couponId } = await coupon();
    const id = await ready(buyer, code);
    await shop.db.orm.update(coupons).set({ isActive: false }).where(eq(coupons.id, couponId));
    expect(await shop.place(buyer, id)).toMatchObject({ status: 409, body: { code: "COUPON_INVALID" } });
    await shop.db.orm.update(coupons).set({ isActive: true, percent: 5 }).where(eq(coupons.id, couponId));
    expect(await shop.place(buyer, id)).toMatchObject({ status: 409, body: { code: "CHECKOUT_CHANGED" } });
    expect(await shop.stockOf(variant)).toBe(5);
  });

  it("is used as often as a shopper may, and by each shopper", async () => {
    const { buyer, variant } = await withCart();
    const { code } = await coupon({ perCustomer: 2 });
    for (let order = 1; order <= 2; order += 1) {
      await ok(shop.place(buyer, await ready(buyer, code)));
      await ok(shop.addToCart(buyer, variant));
    }
    const refusal = { status: 409, body: { code: "COUPON_USED", message: "You have already used this coupon." } };
    expect(await begin(buyer, code)).toMatchObject(refusal);
    const other = await shop.buyer();
    await ok(shop.addToCart(other, variant));
    await ok(shop.place(other, await ready(other, code)));
  });

  it("is counted once among 10 orders at once, and takes no stock for the refused", async () => {
    const { buyer, variant } = await withCart({ stock: 50 });
    const { code, id: couponId } = await coupon();
    const checkouts: string[] = [];
    for (let index = 0; index < 10; index += 1) checkouts.push(await ready(buyer, code));
    const answers = await Promise.all(checkouts.map((id) => shop.place(buyer, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(new Set(refusals)).toEqual(new Set(["COUPON_USED"]));
    expect(await usedBy(couponId, buyer)).toBe(1);
    expect(await shop.stockOf(variant)).toBe(49);
  });

  it("that the store offers is listed with its terms for shoppers who may still use it", async () => {
    const { buyer } = await withCart();
    const other = await shop.buyer();
    const listed = async (asking: Buyer) => {
      const { coupons: rows } = await ok(shop.call<{ coupons: OfferedCoupon[] }>(asking, "GET", "/api/coupons"));
      return rows;
    };
    const codesOf = async (asking: Buyer) => (await listed(asking)).map(({ code }) => code);
    const terms = { percent: 15, minimumPaise: 19_900, maximumDiscountPaise: 10_000, isOffered: true };
    const offered = await coupon({ ...terms, expiresAt: new Date(Date.now() + DAY) });
    const usable = await coupon({ isOffered: true });
    const hidden = [
      await coupon(),
      await coupon({ isOffered: true, isActive: false }),
      await coupon({ isOffered: true, expiresAt: new Date(Date.now() - 1) }),
      await coupon({ isOffered: true }, (await shop.newStore({})).storeId),
    ];
    const { code, expiresAt } = offered;
    expect(await listed(buyer)).toContainEqual({
      code,
      percent: 15,
      minimum: 199,
      atMost: 100,
      expires: expiresAt?.toISOString(),
    });
    for (const { code: secret } of hidden) expect(await codesOf(buyer)).not.toContain(secret);
    await ok(shop.place(buyer, await ready(buyer, usable.code)));
    expect(await codesOf(buyer)).not.toContain(usable.code);
    expect(await codesOf(other)).toContain(usable.code);
  });

  it.each(["CANCELLED", "FAILED"])("can be used again once when its order is %s", async (state) => {
    const { buyer, variant } = await withCart();
    const { code, id: couponId } = await coupon();
    const id = (await ok(begin(buyer, code))).id;
    const paymentMethod = state === "FAILED" ? "PAYMENT_GATEWAY" : "COD";
    const choice = { shippingAddress: anAddress, couponCode: code, paymentMethod };
    await ok(shop.call(buyer, "PATCH", `/api/checkouts/${id}`, choice));
    const order = await ok(shop.place(buyer, id));
    expect(await usedBy(couponId, buyer)).toBe(1);
    await Promise.all(Array.from({ length: 5 }, () => setState(buyer, order.id, state)));
    expect(await usedBy(couponId, buyer)).toBe(0);
    await ok(shop.addToCart(buyer, variant));
    await ok(shop.place(buyer, await ready(buyer, code)));
  });
});
