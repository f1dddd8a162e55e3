import { Container } from "inversify";
import { expect, test } from "vitest";
import type { PaymentConfig } from "../../../../src/contract/stores";
import { PaymentMethods, PaymentOptions } from "../../../../src/domain/payments";
import { paymentConfigQuery } from "../../../../src/domain/payments/paymentConfigQuery";
import { cartFeature } from "../../../../src/features/cart/feature";
import { SlotRegistry } from "../../../../src/kernel/plugin/SlotRegistry";
import { QueryCache } from "../../../../src/kernel/query/QueryCache";
import { FakeApi } from "../support/fakes";

async function shop(config: Partial<PaymentConfig>) {
  const api = new FakeApi(() => config);
  const queries = new QueryCache();
  await queries.fetch(paymentConfigQuery(api, "s-1"));
  const options = new PaymentOptions(api, queries, { storeId: "s-1" });
  const container = new Container();
  container.bind(PaymentOptions).toConstantValue(options);
  return { options, methods: new PaymentMethods(new SlotRegistry(cartFeature.slots ?? []), container) };
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

test("spec 5, Checkout: an online payment needs an active name, and half an answer enables nothing", async () => {
  const named = await shop({ onlinePayment: { enabled: true, activePaymentMethod: "CASHFREE" } });
  const off = await shop({ onlinePayment: { enabled: false, activePaymentMethod: "CASHFREE" } });
  const nothing = await shop({});
  expect([named.options.onlinePaymentName, off.options.onlinePaymentName]).toEqual(["CASHFREE", ""]);
  const { isCodEnabled, isWalletEnabled, onlinePaymentName } = nothing.options;
  expect([isCodEnabled, isWalletEnabled, onlinePaymentName]).toEqual([false, false, ""]);
});
