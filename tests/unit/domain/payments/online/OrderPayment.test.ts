import { autorun } from "mobx";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import { CheckoutNotOpened } from "#domain/payments/index.ts";
import { HttpError, NetworkError } from "#kernel/http/errors.ts";
import { order as anOrder } from "#stories/support/commerceBuilders.ts";
import { during } from "../../../support/during";
import { type PaymentScript, paymentHarness } from "../paymentHarness";

beforeEach(() => void vi.useFakeTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const order = anOrder({ orderState: "PENDING", paymentStatus: "PENDING", paymentMethod: "PAYMENT_GATEWAY" });

async function paid(script: PaymentScript, ms = 60_000) {
  const harness = paymentHarness(order, script);
  const prepared = harness.payment.online.prepare();
  if (prepared) void harness.payment.pay(order, prepared);
  await pass(ms);
  return harness;
}

describe("an order that is paid online (spec 4, Order placement)", () => {
  it("is reported PLACED once the status is SUCCEEDED, and the screen follows the answer", async () => {
    const { reported, answers, payment, notices } = await paid({ statuses: ["PROGRESS", "SUCCEEDED"] });
    expect(reported).toEqual([{ orderState: "PLACED", reason: "" }]);
    expect(answers.map(({ orderState }) => orderState)).toEqual(["PLACED"]);
    expect(payment.unpaid).toBeUndefined();
    expect(notices.shown).toEqual([]);
  });

  it("is started with the order's own amount and the last 10 digits (spec 5, Checkout)", async () => {
    const { started } = await paid({});
    expect(started[0]?.start).toMatchObject({
      orderId: order.id,
      amount: order.finalPrice,
      provider: "CASHFREE",
      userMobile: "9876543210",
    });
  });

  it.each(["FAILED", "USER_DROPPED"] as const)("%s: 'Payment failed or user dropped' (spec 8)", async (status) => {
    const { reported, notices, payment, answers } = await paid({ statuses: [status] });
    expect(reported).toEqual([{ orderState: "FAILED", reason: "Payment failed or user dropped" }]);
    expect(notices.messages).toEqual(["Payment failed or user dropped"]);
    expect(payment.unpaid?.orderState).toBe("FAILED");
    expect(answers).toHaveLength(1);
  });

  it("'Time limit exceeded' after 30 s, with the reason 'Time Limit Exceeded' (reading 6, spec 9)", async () => {
    const { reported, notices } = await paid({ statuses: ["PROGRESS"] }, 29_900);
    expect(reported).toEqual([]);
    await pass(200);
    expect(reported).toEqual([{ orderState: "FAILED", reason: "Time Limit Exceeded" }]);
    expect(notices.messages).toEqual(["Time limit exceeded"]);
  });

  it("has 420 s where the page opens in its own tab", async () => {
    const session = { paymentUrl: "https://pay.example/1" };
    const { reported, payment } = await paid({ statuses: ["PROGRESS"], opensIn: "tab", session }, 400_000);
    expect(reported).toEqual([]);
    expect(payment.waiting?.pageUrl).toBe("https://pay.example/1");
    await pass(21_000);
    expect(reported[0]?.reason).toBe("Time Limit Exceeded");
  });

  it("'Payment failed' on the checkout's own error, with the reason 'Payment error'", async () => {
    const { reported, notices } = await paid({ left: "error", statuses: ["PROGRESS"] });
    expect(reported).toEqual([{ orderState: "FAILED", reason: "Payment error" }]);
    expect(notices.messages).toEqual(["Payment failed"]);
  });

  it.each(["FAILED", "USER_DROPPED"] as const)(
    "'Payment failed or user dropped' where the checkout says error and the platform says %s (spec 8)",
    async (status) => {
      const { reported, notices } = await paid({ left: "error", statuses: [status] });
      expect(reported).toEqual([{ orderState: "FAILED", reason: "Payment failed or user dropped" }]);
      expect(notices.messages).toEqual(["Payment failed or user dropped"]);
    },
  );

  it("is still asked about after a status that spec 4 does not name", async () => {
    const { reported } = await paid({ statuses: ["AUTHORIZED" as TransactionStatus, "SUCCEEDED"] });
    expect(reported).toEqual([{ orderState: "PLACED", reason: "" }]);
  });

  it("follows an answer that has nothing but the state (reading 34)", async () => {
    const { answers, payment } = await paid({ statuses: ["FAILED"] });
    expect(answers[0]).toEqual({ ...order, orderState: "FAILED", stateReason: "Payment failed or user dropped" });
    expect(payment.unpaid?.id).toBe(order.id);
  });

  it("is placed where the checkout says error and the platform says paid (bar 4)", async () => {
    const { answers } = await paid({ left: "error", statuses: ["SUCCEEDED"] });
    expect(answers[0]?.orderState).toBe("PLACED");
  });

  it("follows the platform where it answers PLACED to a FAILED report (reading 3)", async () => {
    const { answers, payment } = await paid({ statuses: ["FAILED"], answer: () => ({ orderState: "PLACED" }) });
    expect(answers[0]?.orderState).toBe("PLACED");
    expect(payment.unpaid).toBeUndefined();
  });

  it("'Failed to initiate payment' without a session id, or when the checkout does not open (reading 11)", async () => {
    const without = await paid({ session: { paymentSessionId: "" } });
    expect(without.notices.messages).toEqual(["Failed to initiate payment"]);
    const closed = await paid({ openError: new CheckoutNotOpened("no script") });
    expect(closed.notices.messages).toEqual(["Failed to initiate payment"]);
    expect(closed.reported).toEqual([]);
    expect(closed.payment.unpaid?.id).toBe(order.id);
  });

  it("shows the platform's own words where it refuses to start, and closes the tab (spec 8)", async () => {
    const startError = new HttpError(409, "AMOUNT_MISMATCH", "This is not the amount of the order.");
    const { notices, tabs } = await paid({ startError, opensIn: "tab" });
    expect(notices.messages).toEqual(["This is not the amount of the order."]);
    expect(tabs.closed).toBe(1);
  });

  it("says 'Failed to initiate payment' where the platform refuses without words (reading 34)", async () => {
    const { notices } = await paid({ startError: new HttpError(502, "UNREADABLE", "") });
    expect(notices.messages).toEqual(["Failed to initiate payment"]);
  });

  it("asks anew how the store takes money where its provider is another by now", async () => {
    const startError = new HttpError(409, "PAYMENT_PROVIDER_UNAVAILABLE", "Payment method not supported");
    const { notices, asked } = await paid({ startError });
    expect(notices.messages).toEqual(["Payment method not supported"]);
    expect(asked.count).toBe(1);
  });

  it("'Payment method not supported' for any other provider, and nothing is started", async () => {
    const { payment, notices, started } = await paid({ onlinePaymentName: "PAYPAY" });
    void payment.resume(order);
    await payment.payAgain();
    expect(notices.messages).toEqual(["Payment method not supported"]);
    expect(started).toEqual([]);
  });

  it("can be opened by a link where the browser blocked the tab, never to a foreign page", async () => {
    const blocked: PaymentScript = { opensIn: "tab", isTabBlocked: true, statuses: ["PROGRESS"] };
    const { payment, opened } = await paid({ ...blocked, session: { paymentUrl: "https://pay.example/1" } }, 5_000);
    expect(opened).toEqual([]);
    expect(payment.waiting?.pageUrl).toBe("https://pay.example/1");
    const evil = await paid({ ...blocked, session: { paymentUrl: "javascript:alert(1)" } }, 5_000);
    expect(evil.payment.waiting?.pageUrl).toBeUndefined();
  });
});

describe("an order that was not paid", () => {
  it("is paid again under a new key, on the same order", async () => {
    const harness = await paid({ statuses: ["FAILED", "SUCCEEDED"] });
    await during(harness.payment.payAgain(), 5_000);
    expect(harness.started.map(({ start }) => start.orderId)).toEqual([order.id, order.id]);
    expect(new Set(harness.started.map(({ key }) => key)).size).toBe(2);
    expect(harness.answers.at(-1)?.orderState).toBe("PLACED");
  });

  it("is started again under the same key while nobody knows whether it was started (bar 2)", async () => {
    const harness = await paid({ startError: new NetworkError() });
    harness.script.startError = undefined;
    await during(harness.payment.payAgain(), 5_000);
    expect(new Set(harness.started.map(({ key }) => key)).size).toBe(1);
  });

  it("is not opened twice by a double click", async () => {
    const harness = await paid({ statuses: ["FAILED", "PROGRESS"] });
    void harness.payment.payAgain();
    await during(harness.payment.payAgain());
    expect(harness.started).toHaveLength(2);
  });

  it("is asked about after a reload, and not started again", async () => {
    const before = await paid({ statuses: ["PROGRESS"] }, 5_000);
    before.payment.dispose();
    await pass(1);
    const after = paymentHarness(order, { storage: before.storage, statuses: ["SUCCEEDED"] });
    await during(after.payment.resume(order), 10);
    expect(after.started).toEqual([]);
    expect(after.reported).toEqual([{ orderState: "PLACED", reason: "" }]);
  });

  it("is paid after a reload on a page that has not heard yet how the store takes money", async () => {
    const { payment, notices, started, answers } = paymentHarness(order, { isUnknown: true, opensIn: "tab" });
    void payment.resume(order);
    expect(payment.unpaid).toBeDefined();
    await during(payment.payAgain(), 5_000);
    expect(started).toHaveLength(1);
    expect(notices.messages).toEqual([]);
    expect(answers.at(-1)?.orderState).toBe("PLACED");
  });

  it.each([
    ["SUCCEEDED", "PLACED"],
    ["FAILED", "FAILED"],
  ] as const)("is looked at once where its checkout went with the page: %s", async (status, orderState) => {
    const before = await paid({ isCheckoutOpen: true }, 5_000);
    expect(before.opened).toHaveLength(1);
    const after = paymentHarness(order, { storage: before.storage, statuses: [status] });
    await during(after.payment.resume(order), 10);
    expect(after.reported.map((report) => report.orderState)).toEqual([orderState]);
  });

  it("waits to be paid when its checkout was closed with the page and the bank knows nothing of it", async () => {
    const before = await paid({ isCheckoutOpen: true }, 5_000);
    const after = paymentHarness(order, { storage: before.storage, statuses: ["PROGRESS"] });
    await during(after.payment.resume(order), 10);
    expect([after.reported, after.payment.unpaid?.orderState, after.payment.isBusy]).toEqual([[], "PENDING", false]);
  });

  it("waits again, and no longer failed, once its next payment has begun", async () => {
    const harness = await paid({ statuses: ["FAILED"] });
    harness.script.left = "redirected";
    await during(harness.payment.payAgain(), 10);
    expect(harness.payment.unpaid).toMatchObject({ orderState: "PENDING", stateReason: "" });
  });

  it("becomes PLACED on screen when the bank answers late", async () => {
    const { platform, answers, payment } = await paid({ statuses: ["FAILED"] }, 1_000);
    expect(payment.unpaid).toBeDefined();
    platform.order = { ...platform.order, orderState: "PLACED", paymentStatus: "SUCCEEDED" };
    await pass(10_000);
    expect(answers.at(-1)?.orderState).toBe("PLACED");
    expect(payment.unpaid).toBeUndefined();
  });

  it("is asked about no more once another attempt has paid for the order, and is reported as always (reading 3)", async () => {
    const { platform, payment, answers, reported } = await paid({ opensIn: "tab", statuses: ["PROGRESS"] }, 5_000);
    platform.order = { ...platform.order, orderState: "PLACED", paymentStatus: "SUCCEEDED" };
    await pass(10_000);
    expect(payment.waiting).toBeUndefined();
    expect(reported).toEqual([{ orderState: "PLACED", reason: "" }]);
    expect(answers.at(-1)?.orderState).toBe("PLACED");
  });

  it("is still asked about when the order was cancelled meanwhile, because the money may come", async () => {
    const { platform, payment } = await paid({ opensIn: "tab", statuses: ["PROGRESS"] }, 5_000);
    platform.order = { ...platform.order, orderState: "CANCELLED" };
    await pass(20_000);
    expect(payment.waiting).toBeDefined();
  });

  it("tells how its last attempt ended, until the next one begins", async () => {
    const { payment, script } = await paid({ statuses: ["FAILED"] });
    expect(payment.lastEnd).toEqual({ kind: "FAILED", id: "t-1" });
    script.isCheckoutOpen = true;
    await during(payment.payAgain(), 10);
    expect(payment.lastEnd).toBeUndefined();
  });

  it("is busy without a gap from its start until its outcome is handled, also at a second try", async () => {
    const { payment } = await paid({ statuses: ["FAILED"] });
    const gaps: string[] = [];
    const stop = autorun(() => {
      if (!payment.isBusy && payment.unpaid === undefined) gaps.push("neither running nor ended");
    });
    await during(payment.payAgain(), 10_000);
    stop();
    expect(payment.unpaid).toBeDefined();
    expect(gaps).toEqual([]);
  });

  it("is given up by the shopper while it is asked about", async () => {
    const harness = await paid({ statuses: ["PROGRESS"] }, 5_000);
    await during(harness.payment.giveUp(), 10);
    expect(harness.reported).toEqual([{ orderState: "FAILED", reason: "Payment failed or user dropped" }]);
    expect(harness.payment.waiting).toBeUndefined();
    await pass(60_000);
    expect(harness.reported).toHaveLength(1);
  });
});
