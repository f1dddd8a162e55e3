import { describe, expect, it } from "vitest";
import { type FaultRule, Faults } from "#server/platform/sandbox/Faults.ts";

const met = (rule: FaultRule, method: string, path: string, calls = 1) => {
  const faults = new Faults();
  faults.set([rule]);
  return Array.from({ length: calls }, () => faults.meet(method, path) !== undefined);
};

describe("faults that tests ask for", () => {
  it.each([
    ["/api/orders", "/api/orders", true],
    ["/api/orders", "/api/orders/1/state", true],
    ["/api/orders/*/state", "/api/orders/1/state", true],
    ["/api/orders/*/state", "/api/orders/1", false],
    ["/api/carts", "/api/orders", false],
    ["/api/a.b", "/api/axb", false],
  ])("%s meets %s: %s", (path, call, expected) => {
    expect(met({ path }, "GET", call)).toEqual([expected]);
  });

  it("meet the method that is named, and every one when none is", () => {
    expect(met({ path: "/api", method: "post" }, "GET", "/api/x")).toEqual([false]);
    expect(met({ path: "/api", method: "post" }, "POST", "/api/x")).toEqual([true]);
  });

  it("end after their number of times", () => {
    expect(met({ path: "/api", times: 2 }, "GET", "/api", 4)).toEqual([true, true, false, false]);
  });

  it("meet a share of the calls evenly", () => {
    expect(met({ path: "/api", errorRate: 0.5 }, "GET", "/api", 6)).toEqual([false, true, false, true, false, true]);
    expect(met({ path: "/api", errorRate: 0 }, "GET", "/api", 3)).toEqual([false, false, false]);
  });
});
