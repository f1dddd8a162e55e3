import { describe, expect, it } from "vitest";
import { subscriptionSummary } from "#domain/subscriptions/index.ts";

describe("the subscription summary (spec 9)", () => {
  it("takes the subtotal from the list price and the total from the selling price", () => {
    expect(subscriptionSummary(14000, 11900, 3)).toEqual({ subtotal: 42000, tax: 0, savings: 6300, total: 35700 });
  });

  it("claims no saving for an MRP below the selling price (reading 17)", () => {
    expect(subscriptionSummary(9000, 9900, 2)).toEqual({ subtotal: 19800, tax: 0, savings: 0, total: 19800 });
  });
});
