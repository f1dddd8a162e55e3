import { observable, runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import type { RechargePaymentResult } from "#domain/payments/index.ts";
import { HttpError, UnknownOutcome } from "#kernel/http/errors.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { RechargeStore } from "#plugins/wallet/RechargeStore.ts";
import { FakeApi, FakeNotices } from "../../domain/support/fakes";

interface Given {
  answers?: (Error | object)[];
  online?: RechargePaymentResult;
  isOffered?: boolean;
  hindrance?: string;
}

function open(given: Given = {}) {
  const answers = [...(given.answers ?? [])];
  const api = new FakeApi(() => {
    const next = answers.shift() ?? {};
    if (next instanceof Error) throw next;
    return next;
  });
  const notices = new FakeNotices();
  const options = observable({
    isWalletEnabled: true,
    isCodEnabled: true,
    onlinePaymentName: (given.isOffered ?? given.online !== undefined) ? "CASHFREE" : "",
    onlineHindrance: given.hindrance,
  });
  const paid: number[] = [];
  const online = observable({
    isCheckoutOpen: false,
    pay: async (amount: number) => {
      paid.push(amount);
      return given.online as RechargePaymentResult;
    },
  });
  const store = new RechargeStore({
    ...{ api, notices, online, queries: new CoreQueryCache(), options: options as never },
    session: { customerId: "c-1", walletId: "w-1" } as never,
    branding: { storeId: "s-1" } as never,
  });
  store.open();
  return { store, api, notices, options, online, paid };
}

describe("the modal and the provider's checkout", () => {
  it("the modal closes while the checkout is open, and opens again with its values", async () => {
    const { store, online } = open({ online: { outcome: "failed" } });
    expect(store.isShown).toBe(true);
    runInAction(() => {
      online.isCheckoutOpen = true;
    });
    expect(store.isShown).toBe(false);
    runInAction(() => {
      online.isCheckoutOpen = false;
    });
    await store.recharge(250, "ONLINE_PAYMENT");
    expect(store.isShown).toBe(true);
    expect(store.asked).toEqual({ amount: 250, source: "ONLINE_PAYMENT" });
    store.open();
    expect(store.asked).toBeUndefined();
  });
});

describe("what a recharge can be paid by (spec 2.11, Wallet)", () => {
  it("is cash alone when no online payment is offered", () => {
    expect(open().store.sources).toEqual(["COD"]);
    expect(open({ online: { outcome: "redirected" }, isOffered: false }).store.sources).toEqual(["COD"]);
  });

  it("is online payment and cash when both are offered", () => {
    expect(open({ online: { outcome: "redirected" } }).store.sources).toEqual(["ONLINE_PAYMENT", "COD"]);
  });

  it("is no online payment that this build cannot carry out, and says so (spec 8, Unknown provider)", () => {
    const { store } = open({ isOffered: true, hindrance: "Payment method not supported" });
    expect([store.sources, store.hindrance]).toEqual([["COD"], "Payment method not supported"]);
    const withoutOnline = open({ isOffered: false, hindrance: "Payment method not supported" });
    expect(withoutOnline.store.hindrance).toBeUndefined();
  });

  it("is nothing when the store has neither, or no wallet (reading 23)", () => {
    const { store, options } = open();
    runInAction(() => {
      options.isCodEnabled = false;
    });
    expect(store.sources).toEqual([]);
    const off = open({ online: { outcome: "redirected" } });
    runInAction(() => {
      off.options.isWalletEnabled = false;
    });
    expect(off.store.sources).toEqual([]);
  });
});

describe("a recharge by cash on delivery (spec 4, Wallet recharge)", () => {
  it("goes straight to the recharge call, with two decimals and no payment (spec 5, Wallet amount)", async () => {
    const { store, api, notices } = open();
    await store.recharge(250.5, "COD");
    expect(api.asked).toHaveLength(1);
    expect(api.asked[0]).toMatchObject({
      ...{ method: "POST", path: "/api/wallets/:id/recharge", params: { id: "w-1" }, key: expect.any(String) },
      body: {
        ...{ storeId: "s-1", customerId: "c-1", walletId: "w-1", amount: 250.5 },
        ...{ paymentTransactionId: "", paymentSource: "COD" },
      },
    });
    expect(notices.shown).toEqual([{ kind: "success", message: "Wallet recharged successfully" }]);
    expect(store.isOpen).toBe(false);
  });

  it("that waits to be collected says so after 'Wallet recharged successfully'", async () => {
    const { store, notices } = open({ answers: [{ recharge: { id: "r-1", status: "PENDING" } }] });
    await store.recharge(500, "COD");
    expect(notices.shown).toEqual([
      { kind: "success", message: "Wallet recharged successfully" },
      { kind: "info", message: "₹500.00 is added to your balance once the cash is collected." },
    ]);
  });

  it("that is refused says 'Failed to recharge wallet' and stays open (spec 8, Wallet)", async () => {
    const { store, notices } = open({ answers: [new HttpError(500, "INTERNAL", "boom")] });
    await store.recharge(10, "COD");
    expect(notices.shown).toEqual([{ kind: "error", message: "Failed to recharge wallet" }]);
    expect([store.isOpen, store.working.isRunning]).toEqual([true, false]);
  });

  it("that is tried again removes the error of the first try", async () => {
    const { store, notices } = open({ answers: [new HttpError(500, "INTERNAL", "boom"), {}] });
    await store.recharge(10, "COD");
    await store.recharge(10, "COD");
    expect(notices.withdrawn).toEqual(["Failed to recharge wallet"]);
    expect(notices.messages.at(-1)).toBe("Wallet recharged successfully");
  });

  it("whose answer is lost is never called failed, and is repeated with its key (bars 2 and 3)", async () => {
    const { store, api, notices } = open({ answers: [new UnknownOutcome(), {}] });
    await store.recharge(10, "COD");
    expect(notices.shown.map(({ kind }) => kind)).toEqual(["info"]);
    await store.recharge(10, "COD");
    expect(new Set(api.asked.map(({ key }) => key)).size).toBe(1);
    expect(notices.messages.at(-1)).toBe("Wallet recharged successfully");
  });

  it("of another amount is another recharge", async () => {
    const { store, api } = open({ answers: [new UnknownOutcome(), {}] });
    await store.recharge(10, "COD");
    await store.recharge(20, "COD");
    expect(new Set(api.asked.map(({ key }) => key)).size).toBe(2);
  });

  it("is sent once for a double press", async () => {
    const { store, api } = open();
    await Promise.all([store.recharge(10, "COD"), store.recharge(10, "COD")]);
    expect(api.asked).toHaveLength(1);
  });
});

describe("a recharge by online payment (spec 4, Wallet recharge online)", () => {
  it("is submitted with its recorded payment", async () => {
    const { store, api, paid } = open({ online: { outcome: "recorded", paymentTransactionId: "t-1" } });
    await store.recharge(99, "ONLINE_PAYMENT");
    expect(paid).toEqual([99]);
    expect(api.asked[0]?.body).toMatchObject({ paymentTransactionId: "t-1", paymentSource: "ONLINE_PAYMENT" });
  });

  it("shows 'Payment failed' on a checkout error, and submits nothing (spec 8, Wallet)", async () => {
    const { store, api, notices } = open({ online: { outcome: "failed" } });
    await store.recharge(99, "ONLINE_PAYMENT");
    expect(notices.shown).toEqual([{ kind: "error", message: "Payment failed" }]);
    expect([api.asked, store.working.isRunning]).toEqual([[], false]);
  });

  it("stops the progress state and nothing else on a redirect", async () => {
    const { store, api, notices } = open({ online: { outcome: "redirected" } });
    await store.recharge(99, "ONLINE_PAYMENT");
    expect([api.asked, notices.shown, store.working.isRunning]).toEqual([[], [], false]);
  });

  it("that is paid is not paid again when its recharge's answer is lost", async () => {
    const online = { outcome: "recorded", paymentTransactionId: "t-1" } as const;
    const { store, api, paid } = open({ online, answers: [new UnknownOutcome(), {}] });
    await store.recharge(99, "ONLINE_PAYMENT");
    await store.recharge(99, "ONLINE_PAYMENT");
    expect(paid).toEqual([99]);
    expect(new Set(api.asked.map(({ key }) => key)).size).toBe(1);
  });

  it("that is not confirmed yet says so and is not called failed", async () => {
    const answers = [new HttpError(409, "RECHARGE_NOT_PAID", "This payment is not confirmed yet.")];
    const { store, notices } = open({ online: { outcome: "recorded", paymentTransactionId: "t-1" }, answers });
    await store.recharge(99, "ONLINE_PAYMENT");
    expect(notices.shown).toEqual([{ kind: "info", message: "This payment is not confirmed yet." }]);
  });
});
