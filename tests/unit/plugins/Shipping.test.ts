import { autorun } from "mobx";
import { afterEach, describe, expect, it } from "vitest";
import type { OrderState } from "#contract/sale/orders.ts";
import type { ShippingConfig } from "#contract/store/stores.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { expectedTime } from "#plugins/shipping/expectedTime.ts";
import { Shipping } from "#plugins/shipping/Shipping.ts";
import { FakeApi } from "../domain/support/fakes";
import { settled } from "../kernel/support/fakes";

let end = () => {};
afterEach(() => end());

async function open(config: ShippingConfig | Error) {
  const queries = new CoreQueryCache();
  const api = new FakeApi(() => {
    if (config instanceof Error) throw config;
    return config;
  });
  const shipping = new Shipping(api, queries, { storeId: "store-1" });
  const stop = autorun(() => shipping.deliveryTime);
  end = () => {
    stop();
    queries.dispose();
  };
  await settled();
  return { shipping, api };
}

const ENABLED = { shippingEnabled: true, manualShippingConfigs: [{ shippingTime: "30 to 60 minutes" }] };

describe("delivery times (spec 2.9, reading 28)", () => {
  it.each<[OrderState, string | undefined]>([
    ["PENDING", undefined],
    ["PLACED", "30 to 60 minutes"],
    ["SHIPPED", "30 to 60 minutes"],
    ["DELIVERED", undefined],
    ["FAILED", undefined],
    ["CANCELLED", undefined],
  ])("of an order that is %s: %s", async (state, time) => {
    const { shipping } = await open(ENABLED);
    expect(expectedTime(shipping, state)).toBe(time);
  });

  it.each<[string, ShippingConfig]>([
    ["shipping is not enabled", { ...ENABLED, shippingEnabled: false }],
    ["no window is set", { shippingEnabled: true, manualShippingConfigs: [] }],
    ["the window is empty", { shippingEnabled: true, manualShippingConfigs: [{ shippingTime: "" }] }],
  ])("are not promised when %s", async (_, config) => {
    const { shipping } = await open(config);
    expect(shipping.deliveryTime).toBeUndefined();
    expect(expectedTime(shipping, "PLACED")).toBeUndefined();
  });

  it("are not promised when they cannot be read", async () => {
    const { shipping } = await open(new HttpError(404, "NOT_FOUND", ""));
    expect(shipping.deliveryTime).toBeUndefined();
  });

  it("are asked for from the store, once", async () => {
    const { shipping, api } = await open(ENABLED);
    autorun(() => shipping.deliveryTime)();
    expect(api.asked).toHaveLength(1);
    expect(api.asked[0]?.params).toEqual({ id: "store-1" });
  });
});
