import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { CheckoutNotOpened, type PaymentProvider } from "#domain/payments/index.ts";
import { AppConfig, defaultAppConfig } from "#kernel/config/AppConfig.ts";
import { Container } from "#kernel/container/Container.ts";
import { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError } from "#kernel/http/errors.ts";
import type { Plugin } from "#kernel/plugin/Feature.types.ts";
import { FakeApi } from "../../domain/support/fakes";
import { bmspay } from "./bmspay";
import { cashfree } from "./cashfree";
import { examplepay } from "./examplepay";
import type { Stage } from "./ProviderCase.types";
import { preparePage } from "./preparePage";
import { razorpay } from "./razorpay";

/** Another provider needs one more name here, and a file beside the others (docs/add-a-payment-provider.md). */
const providers = [cashfree, bmspay, razorpay, examplepay];

const start = {
  orgId: "org-1",
  customerId: "customer-1",
  userMobile: "9876543210",
  amount: 119.5,
  provider: "",
  orderId: "order-1",
};
const STATUSES: TransactionStatus[] = ["PROGRESS", "SUCCEEDED", "FAILED", "USER_DROPPED"];

function entryOf(plugin: Plugin) {
  const [entry] = (plugin.slots ?? []).filter((slot) => slot.slot === "payment-provider");
  if (entry === undefined) throw new Error(`${plugin.id} brings no payment-provider`);
  return entry;
}

describe.each(providers)("$id keeps the contract of a payment provider:", (given) => {
  let stage: Stage;
  let api: FakeApi;

  beforeEach(() => {
    stage = given.stage(preparePage());
    api = new FakeApi(() => given.session);
  });
  afterEach(() => {
    if (given.script) Reflect.deleteProperty(window, given.script.brings);
  });

  async function create(payments: Partial<AppConfig["payments"]> = {}): Promise<PaymentProvider> {
    const container = new Container(new InversifyResolver());
    container.value(ApiClient, api);
    container.value(AppConfig, { ...defaultAppConfig, payments: { ...defaultAppConfig.payments, ...payments } });
    container.value(BrandingStore, { theme: { primaryColor: "#0b7a4b" } } as BrandingStore);
    return (await entryOf(given.plugin).load()).createProvider(container);
  }

  // This test comes first, because a package does only once what it does at its import.
  it("nothing of it is in the page before it is opened", async () => {
    const provider = await create();
    await provider.start({ start, key: "key-1" });
    api.answer = () => ({ paymentStatus: "PROGRESS" });
    await provider.status("pay-1");
    expect(stage.page.scripts).toEqual([]);
    expect(stage.opened).toEqual([]);
  });

  it("its manifest is data, with nothing but one entry and its code behind import()", () => {
    expect(Object.keys(given.plugin).sort()).toEqual(["id", "slots"]);
    expect(given.plugin.slots).toHaveLength(1);
    const { origins, ...entry } = entryOf(given.plugin);
    expect(entry).toEqual({
      slot: "payment-provider",
      order: expect.any(Number),
      id: given.id,
      opensIn: given.opensIn,
      load: expect.any(Function),
    });
    const all = Object.values(origins).flat();
    for (const origin of all) expect(new URL(origin)).toMatchObject({ protocol: "https:", origin });
    if (given.script) expect(origins.script).toContain(new URL(given.script.url).origin);
  });

  it("says what it is and how long its payment is waited for", async () => {
    expect(await create()).toMatchObject({ id: given.id, pollLimitMs: given.pollLimitMs });
  });

  it("starts with one call on its own path, with the intent's key, and passes the answer on", async () => {
    const provider = await create();
    expect(await provider.start({ start: { ...start, provider: given.id }, key: "key-1" })).toEqual(given.session);
    expect(api.asked).toEqual([
      {
        method: "POST",
        path: given.startPath,
        params: {},
        query: {},
        body: { ...start, provider: given.id },
        key: "key-1",
      },
    ]);
  });

  it.each(STATUSES)("reports the platform's %s as it is, with one call on its own path", async (paymentStatus) => {
    const provider = await create();
    api.answer = () => ({ id: "pay-1", paymentStatus, provider: given.id, amount: 119.5, orderId: "order-1" });
    expect(await provider.status("pay-1")).toBe(paymentStatus);
    expect(api.asked).toMatchObject([{ method: "GET", path: given.statusPath, params: { id: "pay-1" } }]);
  });

  it("passes a stop signal to the call that reads the status", async () => {
    const call = vi.spyOn(api, "call");
    api.answer = () => ({ paymentStatus: "PROGRESS" });
    const { signal } = new AbortController();
    await (await create()).status("pay-1", signal);
    expect(call.mock.calls[0]?.[1]).toMatchObject({ signal });
  });

  it("passes the transport's own errors on", async () => {
    const refused = new HttpError(409, "AMOUNT_MISMATCH", "The amount has changed.");
    const provider = await create();
    api.answer = () => {
      throw refused;
    };
    await expect(provider.start({ start, key: "key-1" })).rejects.toBe(refused);
    await expect(provider.status("pay-1")).rejects.toBe(refused);
  });

  it.each(given.ends)("left %s", async (_how, play, as) => {
    play(stage);
    expect(await (await create()).open(given.session, stage.host)).toBe(as);
    expect(stage.opened).toHaveLength(1);
    expect(JSON.stringify(stage.opened)).toContain(given.session.paymentSessionId);
  });

  it("opens again each time", async () => {
    const provider = await create();
    await provider.open(given.session, stage.host);
    await provider.open(given.session, stage.host);
    expect(stage.opened).toHaveLength(2);
  });

  it.each(given.unusable)("does not open with %s", async (_why, session) => {
    const { tab } = stage.host;
    await expect((await create()).open(session, stage.host)).rejects.toBeInstanceOf(CheckoutNotOpened);
    expect(stage.opened).toEqual([]);
    if (tab) expect(tab.isOpen).toBe(false);
  });

  it("says so when it could not be opened, and opens at the next try", async () => {
    const provider = await create();
    given.blocks(stage);
    await expect(provider.open(given.session, stage.host)).rejects.toBeInstanceOf(CheckoutNotOpened);
    stage = given.stage(preparePage());
    await provider.open(given.session, stage.host);
    expect(stage.opened).toHaveLength(1);
  });

  it("loads no script but its own, from the provider or from where the configuration says", async () => {
    const elsewhere = "https://shop.example/sandbox/sdk/drop-in.js";
    await (await create()).open(given.session, stage.host);
    expect(stage.page.scripts).toEqual(given.script ? [given.script.url] : []);
    if (given.script) Reflect.deleteProperty(window, given.script.brings);
    stage = given.stage(preparePage());
    await (await create({ mode: "sandbox", sdk: { [given.id]: elsewhere } })).open(given.session, stage.host);
    expect(stage.page.scripts).toEqual(given.script ? [elsewhere] : []);
  });
});
