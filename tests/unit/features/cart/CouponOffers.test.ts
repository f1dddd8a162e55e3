import { autorun, observable, runInAction } from "mobx";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Cart } from "#contract/sale/carts.ts";
import type { OfferedCoupon } from "#contract/sale/coupons.ts";
import { CouponOffers } from "#features/cart/CouponOffers.ts";
import { couponTerms } from "#features/cart/couponTerms.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { cart, cartItem } from "#stories/support/commerceBuilders.ts";
import { FakeApi } from "../../domain/support/fakes";

const ZONE = "Asia/Kolkata";

/** A cart with goods worth 57 rupees. */
function offers(answer: () => OfferedCoupon[], totals: Cart | null = cart([cartItem({ quantity: 2 })])) {
  const shown = observable({ totals }, {}, { deep: false });
  const api = new FakeApi(async () => ({ coupons: answer() }));
  return { shown, api, offers: new CouponOffers(api, new CoreQueryCache(), { customerId: "c-1" }, shown) };
}

beforeEach(() => void vi.useFakeTimers());
/** Longer than all waits between retries together (spec 7.1). */
const pass = () => vi.advanceTimersByTimeAsync(60_000);

describe("the coupons that a store offers", () => {
  test("say what is missing in the cart, and those that may be used come first", async () => {
    const { offers: store, shown } = offers(() => [
      { code: "AFTER", amount: 50, minimum: 499 },
      { code: "NEARER", amount: 20, minimum: 199 },
      { code: "EDGE", percent: 5, minimum: 57 },
      { code: "NOW", percent: 10 },
    ]);
    const stop = autorun(() => store.list);
    await pass();
    expect(store.list.map(({ coupon, missingPaise }) => [coupon.code, missingPaise])).toEqual([
      ["EDGE", 0],
      ["NOW", 0],
      ["NEARER", 14_200],
      ["AFTER", 44_200],
    ]);
    runInAction(() => {
      shown.totals = null;
    });
    expect(store.list.find(({ coupon }) => coupon.code === "AFTER")?.missingPaise).toBeUndefined();
    stop();
  });

  test("are none where the platform has no such call (reading 34), and are asked for once", async () => {
    const { offers: store, api } = offers(() => {
      throw new HttpError(404, "UNREADABLE", "");
    });
    const stop = autorun(() => store.list);
    await pass();
    expect(store.list).toEqual([]);
    expect(api.to("/api/coupons")).toHaveLength(1);
    stop();
  });
});

describe("the terms of a coupon", () => {
  test.each<[OfferedCoupon, string]>([
    [{ code: "A", percent: 10 }, "10% off."],
    [
      { code: "B", percent: 12.5, atMost: 100, minimum: 199 },
      "12.5% off, at most ₹100.00, on goods worth ₹199.00 or more.",
    ],
    // The last moment of the store's day, which is another day in UTC.
    [{ code: "C", amount: 50, expires: "2027-03-31T18:29:59.999Z" }, "₹50.00 off. Until 31 March 2027."],
  ])("%j are a sentence", (coupon, words) => {
    expect(couponTerms(coupon, ZONE)).toBe(words);
  });
});
