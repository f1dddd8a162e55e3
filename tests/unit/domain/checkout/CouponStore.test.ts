import { beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError, NetworkError } from "#kernel/http/errors.ts";
import { cartItem } from "#stories/support/commerceBuilders.ts";
import { during } from "../../support/during";
import { checkoutHarness } from "./checkoutHarness";

beforeEach(() => void vi.useFakeTimers());
const pass = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms);
const expired = new HttpError(409, "COUPON_EXPIRED", "This coupon has expired.");

async function inCart() {
  const shop = await checkoutHarness();
  const opened = await shop.open();
  await pass();
  return { ...shop, ...opened };
}
type Shop = Awaited<ReturnType<typeof inCart>>;

async function apply({ coupon }: Shop, code = " welcome10 ") {
  coupon.type(code);
  await during(coupon.apply());
}
const codes = ({ api }: Shop) => api.to("/api/checkouts").map(({ body }) => body.couponCode);

describe("a coupon in the cart (spec 7.2, Checkout: couponCode)", () => {
  it("is checked by the platform, and goes with the checkout from there on", async () => {
    const shop = await inCart();
    await apply(shop);
    expect(codes(shop)).toEqual(["WELCOME10"]);
    expect(shop.coupon.applied).toBe("WELCOME10");
    expect(shop.coupon.discount).toBeDefined();
    await during(shop.store.next());
    expect(shop.store.currentStep).toBe(1);
    expect(codes(shop)).toHaveLength(1);
    shop.store.choosePaymentMethod("COD");
    await during(shop.store.next());
    expect(shop.api.to("/api/checkouts/:id")[0]?.body.couponCode).toBe("WELCOME10");
  });

  it("copied from a chat is the code alone, without what has no shape", async () => {
    const shop = await inCart();
    await apply(shop, "\u200bwelcome\u200b10\u2060\ufeff ");
    expect(codes(shop)).toEqual(["WELCOME10"]);
  });

  it("that is refused shows the message under the field and keeps what was typed", async () => {
    const shop = await inCart();
    shop.faults.push({ error: expired, path: "/api/checkouts" });
    await apply(shop);
    expect(shop.coupon).toMatchObject({ applied: "", code: "WELCOME10", error: "This coupon has expired." });
    shop.coupon.type("WELCOME1");
    expect(shop.coupon.error).toBe("");
  });

  it("shows a message when the field is empty, and sends nothing", async () => {
    const shop = await inCart();
    await apply(shop, "  ");
    expect(shop.coupon.error).toBe("Enter a coupon code.");
    expect(codes(shop)).toEqual([]);
  });

  it("stays when the call that works it out again fails, and Continue asks once more", async () => {
    const shop = await inCart();
    await apply(shop);
    for (const error of [new NetworkError(), new HttpError(503, "BUSY", "The store is very busy.")]) {
      shop.faults.push({ error, path: "/api/checkouts" });
      shop.platform.items = [cartItem({ quantity: shop.cartStore.items[0]?.quantity === 5 ? 6 : 5 })];
      await during(shop.cartStore.reload());
      expect(shop.coupon).toMatchObject({
        applied: "WELCOME10",
        error: expect.stringContaining("could not be checked"),
      });
    }
    await during(shop.store.next());
    expect([shop.store.currentStep, codes(shop).at(-1)]).toEqual([1, "WELCOME10"]);
  });

  it("is worked out again when the cart changes, and is dropped with a message when it no longer applies", async () => {
    const shop = await inCart();
    await apply(shop);
    shop.platform.items = [cartItem({ quantity: 5 })];
    await during(shop.cartStore.reload());
    expect(codes(shop)).toEqual(["WELCOME10", "WELCOME10"]);
    shop.faults.push({ error: expired, path: "/api/checkouts" });
    shop.platform.items = [cartItem({ quantity: 1, sellingPrice: 1 })];
    await during(shop.cartStore.reload());
    expect(shop.coupon).toMatchObject({ applied: "", error: "This coupon has expired." });
  });

  it("that is used up by the time of Continue leads back to the cart, with the message under the field", async () => {
    const shop = await inCart();
    await apply(shop);
    await during(shop.store.next());
    shop.store.choosePaymentMethod("COD");
    shop.faults.push({
      error: new HttpError(409, "COUPON_USED", "You have already used this coupon."),
      path: "/api/checkouts/:id",
    });
    await during(shop.store.next());
    expect(shop.store.currentStep).toBe(0);
    expect(shop.coupon).toMatchObject({ applied: "", error: "You have already used this coupon." });
  });

  it("outlives a reload, and is removed by the shopper", async () => {
    const shop = await inCart();
    await apply(shop);
    const again = await shop.open();
    await pass();
    expect(again.coupon.applied).toBe("WELCOME10");
    again.coupon.remove();
    expect(again.coupon.applied).toBe("");
    await during(again.store.next());
    expect(codes(shop).at(-1)).toBe("");
  });
});
