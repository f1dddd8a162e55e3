import { expect, test } from "vitest";
import { isCouponRefusal, isMethodRefusal, whereToCorrect } from "#domain/checkout/whereToCorrect.ts";
import { HttpError, NetworkError } from "#kernel/http/errors.ts";

const refused = (code: string) => new HttpError(409, code, "no");

test.each([
  ["CHECKOUT_CHANGED", "cart"],
  ["INSUFFICIENT_STOCK", "cart"],
  ["CART_EMPTY", "cart"],
  ["NOT_FOUND", "cart"],
  ["CHECKOUT_CLOSED", "cart"],
  ["COUPON_EXPIRED", "cart"],
  ["PAYMENT_METHOD_UNAVAILABLE", "choices"],
  ["CHECKOUT_INCOMPLETE", "choices"],
  ["INSUFFICIENT_BALANCE", "choices"],
  ["PAYMENT_BELOW_MINIMUM", "choices"],
  ["RATE_LIMITED", "here"],
  ["", "here"],
])("a refusal with %s is corrected: %s", (code, place) => {
  expect(whereToCorrect(refused(code))).toBe(place);
});

test("an error that is no refusal is shown where it happened", () => {
  for (const error of [new NetworkError(), new Error("CART_EMPTY"), undefined]) {
    expect(whereToCorrect(error)).toBe("here");
    expect([isMethodRefusal(error), isCouponRefusal(error)]).toEqual([false, false]);
  }
});

test("only a total below the provider's least amount is shown at the payment methods (reading 40)", () => {
  expect(isMethodRefusal(refused("PAYMENT_BELOW_MINIMUM"))).toBe(true);
  expect(isMethodRefusal(refused("INSUFFICIENT_BALANCE"))).toBe(false);
  expect(isMethodRefusal(Object.assign(new Error("no"), { code: "PAYMENT_BELOW_MINIMUM" }))).toBe(false);
  expect(isCouponRefusal(refused("COUPON_USED"))).toBe(true);
  expect(isCouponRefusal(refused("DISCOUNT_COUPON_"))).toBe(false);
});
