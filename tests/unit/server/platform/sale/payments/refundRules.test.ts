import { describe, expect, it } from "vitest";
import type { RefundState } from "#contract/sale/states/refundStates.ts";
import {
  IS_THE_ORDERS,
  mayBecome,
  referenceAfter,
} from "#server/platform/services/sale/payments/refunds/refundRules.ts";

const refund = (state: RefundState, attempts: number, reference = "r") => ({ id: "r", state, attempts, reference });

describe("The state of a refund", () => {
  it("follows the gateway while it is owed or requested", () => {
    expect(mayBecome(refund("OWED", 1), "ASKED")).toBe(true);
    expect(mayBecome(refund("OWED", 1), "CONFIRMED")).toBe(true);
    expect(mayBecome(refund("ASKED", 1), "FAILED")).toBe(true);
  });

  it("is never taken back once the customer has the money", () => {
    for (const state of ["OWED", "ASKED", "CONFIRMED", "FAILED", "BY_HAND"] as const) {
      expect(mayBecome(refund("CONFIRMED", 1), state)).toBe(false);
      expect(mayBecome(refund("BY_HAND", 0), state)).toBe(false);
    }
  });

  it("may be settled by hand only where the gateway surely has not paid", () => {
    expect(mayBecome(refund("OWED", 0), "BY_HAND")).toBe(true);
    expect(mayBecome(refund("OWED", 1), "BY_HAND")).toBe(false);
    expect(mayBecome(refund("ASKED", 0), "BY_HAND")).toBe(false);
    // Refused, and not asked for under the new reference yet.
    expect(mayBecome(refund("FAILED", 2, "r-2"), "BY_HAND")).toBe(true);
    // Asked for again under it, and no answer came.
    expect(mayBecome(refund("FAILED", 3, "r-2"), "BY_HAND")).toBe(false);
  });

  it("has a new reference after each refusal", () => {
    expect(referenceAfter("r", 1)).toBe("r-1");
    expect(referenceAfter("r", 2)).not.toBe(referenceAfter("r", 1));
  });

  it("changes the order's payment only where the money was the order's", () => {
    const its = Object.entries(IS_THE_ORDERS).filter(([, isIts]) => isIts);
    expect(its.map(([reason]) => reason).sort()).toEqual([
      "CUSTOMER_ERASED",
      "IN_PART",
      "ORDER_CANCELLED",
      "OUT_OF_STOCK",
    ]);
  });
});
