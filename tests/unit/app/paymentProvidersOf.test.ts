import { describe, expect, it } from "vitest";
import { paymentProvidersOf } from "#app/paymentProvidersOf.ts";
import { plugins } from "#app/plugins.ts";

describe("the providers that the host is given", () => {
  it("are those of the build's manifests, with the origins that each declares", () => {
    const found = paymentProvidersOf([{ id: "nothing" }, ...plugins]);
    expect(found.map(({ id }) => id)).toEqual(["CASHFREE", "BMSPAY", "RAZORPAY"]);
    expect(found.find(({ id }) => id === "CASHFREE")?.origins.script).toEqual(["https://sdk.cashfree.com"]);
    expect(paymentProvidersOf([])).toEqual([]);
  });
});
