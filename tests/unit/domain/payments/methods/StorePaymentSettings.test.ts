import { expect, test } from "vitest";
import type { PaymentConfig } from "#contract/store/stores.ts";
import { PaymentMethods, StorePaymentSettings } from "#domain/payments/index.ts";
import { paymentConfigQuery } from "#domain/payments/methods/paymentConfigQuery.ts";
import { cartFeature } from "#features/cart/feature.ts";
import { Container } from "#kernel/container/Container.ts";
import { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import type { SlotEntry } from "#kernel/plugin/Slots.types.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { FakeApi } from "../../support/fakes";

const PROVIDER = { slot: "payment-provider", order: 1, id: "CASHFREE" } as SlotEntry;

async function shop(config: Partial<PaymentConfig> | undefined, providers = [PROVIDER]) {
  const platform = { config };
  const api = new FakeApi(() => {
    if (platform.config === undefined) throw new HttpError(500, "INTERNAL", "");
    return platform.config;
  });
  const queries = new CoreQueryCache();
  if (config) await queries.fetch(paymentConfigQuery(api, "s-1"));
  const slots = new SlotRegistry([...(cartFeature.slots ?? []), ...providers]);
  const options = new StorePaymentSettings(api, queries, { storeId: "s-1" }, slots);
  return { platform, options, methods: new PaymentMethods(slots, options, new Container(new InversifyResolver())) };
}

test("spec 5, Checkout: cash on delivery is offered only if enabled", async () => {
  const on = await shop({ cashOnDelivery: { enabled: true } });
  const off = await shop({ cashOnDelivery: { enabled: false } });
  expect(on.methods.offered.map(({ method }) => method)).toEqual(["COD"]);
  expect(off.methods.offered).toEqual([]);
  expect([on.methods.isOffered("COD"), off.methods.isOffered("COD"), on.methods.isOffered(null)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("spec 5, Checkout: an online payment needs an active name, and an incomplete answer enables nothing", async () => {
  const named = await shop({ onlinePayment: { enabled: true, activePaymentMethod: "CASHFREE" } });
  const off = await shop({ onlinePayment: { enabled: false, activePaymentMethod: "CASHFREE" } });
  const nothing = await shop({});
  expect([named.options.onlinePaymentName, off.options.onlinePaymentName]).toEqual(["CASHFREE", ""]);
  const { isCodEnabled, isWalletEnabled, onlinePaymentName } = nothing.options;
  expect([isCodEnabled, isWalletEnabled, onlinePaymentName]).toEqual([false, false, ""]);
});

const online = (activePaymentMethod: string | null) =>
  ({ onlinePayment: { enabled: true, activePaymentMethod } }) as Partial<PaymentConfig>;

test.each([null, ""])(
  "spec 5, Checkout: an active payment method of %j is none, and nothing is offered",
  async (none) => {
    const { options, methods } = await shop(online(none));
    expect([options.onlinePaymentName, methods.offered]).toEqual(["", []]);
  },
);

test.each([
  ["one that this build does not know", "SOMEPAY", [PROVIDER]],
  ["any in a build without a provider", "CASHFREE", []],
] as const)("spec 8, Unknown provider: %s cannot be chosen, and says why", async (_, name, providers) => {
  const { methods } = await shop(online(name), [...providers]);
  expect(methods.offered).toMatchObject([{ method: "PAYMENT_GATEWAY", hindrance: "Payment method not supported" }]);
  expect(methods.isOffered("PAYMENT_GATEWAY")).toBe(false);
});

test("a provider of this build can be used", async () => {
  const { methods } = await shop(online("CASHFREE"));
  expect(methods.offered[0]?.hindrance).toBeUndefined();
  expect(methods.isOffered("PAYMENT_GATEWAY")).toBe(true);
});

test("the store is asked anew before an order is placed", async () => {
  const { platform, methods } = await shop(online("CASHFREE"));
  expect(await methods.hindranceNow("PAYMENT_GATEWAY")).toBeUndefined();
  platform.config = online("SOMEPAY");
  expect(await methods.hindranceNow("PAYMENT_GATEWAY")).toBe("Payment method not supported");
  platform.config = { cashOnDelivery: { enabled: true } };
  expect(await methods.hindranceNow("PAYMENT_GATEWAY")).toMatch(/^This store no longer offers/);
  expect(await methods.hindranceNow("COD")).toBeUndefined();
});

test("a store that does not answer leaves the decision to the platform", async () => {
  const { platform, methods } = await shop(online("CASHFREE"));
  platform.config = undefined;
  expect(await methods.hindranceNow("PAYMENT_GATEWAY")).toBeUndefined();
  const silent = await shop(undefined);
  expect(await silent.methods.hindranceNow("COD")).toBeUndefined();
  expect(silent.options.onlineHindrance).toBeUndefined();
});
