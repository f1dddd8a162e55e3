import { describe, expect, it } from "vitest";
import type { OrderState, PaymentStatus } from "#contract/sale/orders.ts";
import { ALL_ORDER_STATES } from "#contract/sale/states/orderStates.ts";
import { paymentInWords, reasonInWords } from "#domain/orders/index.ts";

const said = (
  paymentStatus: PaymentStatus,
  orderState: OrderState,
  paymentMethod = "PAYMENT_GATEWAY",
  finalPrice = 87,
) => {
  const words = paymentInWords({ paymentMethod, paymentStatus, orderState, finalPrice } as Parameters<
    typeof paymentInWords
  >[0]);
  return words && `${words.text} (${words.tone})`;
};
const CAME_TO_NOTHING: OrderState[] = ["FAILED", "CANCELLED"];
const others = ALL_ORDER_STATES.filter((state) => !CAME_TO_NOTHING.includes(state));

describe("What is said about the payment of an order", () => {
  it.each(others)("that is %s", (state) => {
    expect(said("SUCCEEDED", state)).toBe("Paid (success)");
    expect(said("REFUNDED", state)).toBe("Refunded (neutral)");
    expect(said("FAILED", state)).toBe("Not paid (danger)");
    expect(said("USER_DROPPED", state)).toBe("Not paid (danger)");
    expect(said("PENDING", state)).toBe("Waiting for payment (warning)");
    expect(said("PROGRESS", state)).toBe("Waiting for payment (warning)");
    expect(said("PENDING", state, "COD")).toBe("To be paid on delivery (info)");
  });

  it.each(CAME_TO_NOTHING)("that is %s", (state) => {
    expect(said("SUCCEEDED", state)).toBe("Paid, refund on its way (warning)");
    expect(said("REFUNDED", state)).toBe("Refunded (neutral)");
    expect(said("FAILED", state)).toBe("Not paid (neutral)");
  });

  it("that failed without an answer of the bank, and one that was cancelled before its payment", () => {
    expect(said("PROGRESS", "FAILED")).toBe("Not confirmed by the bank (warning)");
    expect(said("PENDING", "CANCELLED")).toBe("Not paid (neutral)");
    expect(said("PENDING", "CANCELLED", "COD")).toBe("Not paid (neutral)");
  });

  it("that costs nothing (reading 40)", () => {
    expect(said("PENDING", "PLACED", "PAYMENT_GATEWAY", 0)).toBe("Nothing to pay (neutral)");
  });

  it("is nothing when nobody here knows the status, and goes by the status when nobody knows the state (reading 34)", () => {
    expect(said("ON_THE_MOON" as PaymentStatus, "PLACED")).toBeUndefined();
    expect(said("SUCCEEDED", "RETURNED" as OrderState)).toBe("Paid (success)");
    expect(said("PROGRESS", "RETURNED" as OrderState)).toBe("Waiting for payment (warning)");
  });
});

it("Reasons that the storefront sends are said in words, and those of the platform unchanged (spec 4, Order placement)", () => {
  expect(reasonInWords("Payment failed or user dropped")).toBe("The payment failed or was cancelled");
  expect(reasonInWords("Time Limit Exceeded")).toBe("The bank did not confirm the payment in time");
  expect(reasonInWords("Payment error")).toBe("The payment page had a problem");
  expect(reasonInWords("Ordered twice")).toBe("Ordered twice");
  expect(reasonInWords("")).toBe("");
  expect(reasonInWords(undefined)).toBe("");
});
