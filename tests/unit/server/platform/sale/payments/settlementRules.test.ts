import { describe, expect, it } from "vitest";
import { refusalOf, stateOfCapture, statusAfter } from "#server/platform/services/sale/payments/settlementRules.ts";

describe("A capture of a payment over ₹56", () => {
  const payment = (status: "PROGRESS" | "FAILED" | "USER_DROPPED" | "SUCCEEDED") => ({ status, amountPaise: 5600 });

  it.each(["PROGRESS", "FAILED", "USER_DROPPED"] as const)("is taken while the payment is %s", (status) => {
    expect(refusalOf(payment(status), 5600)).toBeNull();
  });

  it.each([5599, 5601, 100, 0])("of %i paise is refused", (paise) => {
    expect(refusalOf(payment("PROGRESS"), paise)).toBe("AMOUNT_MISMATCH");
  });

  it("is one too many when the payment has succeeded, whatever its amount", () => {
    expect(refusalOf(payment("SUCCEEDED"), 5600)).toBe("ALREADY_PAID");
    expect(refusalOf(payment("SUCCEEDED"), 100)).toBe("ALREADY_PAID");
  });

  it("pays an order, fills a wallet, or goes back", () => {
    expect(stateOfCapture({ purpose: "ORDER" }, null)).toBe("PAYS_ORDER");
    expect(stateOfCapture({ purpose: "RECHARGE" }, null)).toBe("IN_WALLET");
    expect(stateOfCapture({ purpose: "ORDER" }, "OUT_OF_STOCK")).toBe("GOES_BACK");
    expect(stateOfCapture({ purpose: "RECHARGE" }, "CUSTOMER_ERASED")).toBe("GOES_BACK");
  });
});

describe("A payment whose captures are written", () => {
  it.each(["FAILED", "USER_DROPPED"] as const)("becomes %s when it was in progress", (status) => {
    expect(statusAfter({ status: "PROGRESS" }, { status })).toBe(status);
  });

  it("has failed when the gateway took money and none of it was taken here", () => {
    expect(statusAfter({ status: "PROGRESS" }, { status: "SUCCEEDED" })).toBe("FAILED");
  });

  it("stays in progress while the gateway's payment is", () => {
    expect(statusAfter({ status: "PROGRESS" }, { status: "PROGRESS" })).toBeUndefined();
  });

  it.each(["FAILED", "USER_DROPPED", "SUCCEEDED"] as const)("stays %s, whatever is reported", (status) => {
    for (const reported of ["PROGRESS", "FAILED", "USER_DROPPED", "SUCCEEDED"] as const) {
      expect(statusAfter({ status }, { status: reported })).toBeUndefined();
    }
  });
});
