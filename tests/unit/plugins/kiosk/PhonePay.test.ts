import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PhonePayment, PhonePaymentState } from "#contract/sale/phonePayments.ts";
import { PHONE_PAYMENT_STATES } from "#contract/sale/states/phonePaymentStates.ts";
import { CheckoutNotOpened, PaymentPolling, type PaymentProvider } from "#domain/payments/index.ts";
import { SystemClock } from "#kernel/clock/SystemClock.ts";
import { HttpError, NetworkError } from "#kernel/http/errors.ts";
import { PhonePay } from "#plugins/kiosk/pay/PhonePay.ts";
import { phonePayAddress } from "#plugins/kiosk/pay/phonePayAddress.ts";
import { FakeVisibility } from "../../domain/payments/paymentHarness";
import { FakeApi } from "../../domain/support/fakes";

const OPEN: PhonePayment = { state: "OPEN", amount: 540, storeName: "Fresh Basket", ageSeconds: 20 };
const codeOf = (id: string) =>
  new URL(
    phonePayAddress(
      { origin: "https://shop.test", basePath: "" },
      { providerId: "CASHFREE", session: { id, paymentSessionId: "s1" }, seconds: 300, language: "en" },
    ),
  ).hash;

describe("the page on the phone", () => {
  let answer: () => PhonePayment;
  let open: PaymentProvider["open"];
  let opened: number;
  let asked: string[];
  let visibility: FakeVisibility;
  let page: PhonePay;
  let browser: {
    hash: string;
    onHash: (callback: () => void) => () => void;
    go: (url: string) => void;
    turn: () => void;
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const become = (state: PhonePaymentState) => {
    answer = () => ({ ...OPEN, state });
  };

  beforeEach(async () => {
    vi.useFakeTimers();
    answer = () => OPEN;
    opened = 0;
    asked = [];
    open = async () => "closed";
    visibility = new FakeVisibility();
    browser = {
      hash: codeOf("t1"),
      turn: () => {},
      onHash: (callback) => {
        browser.turn = callback;
        return () => {};
      },
      go: () => {},
    };
    const api = new FakeApi(({ params }) => {
      asked.push(params.id ?? "");
      return answer();
    });
    const clock = new SystemClock();
    const provider = {
      open: (...all: Parameters<PaymentProvider["open"]>) => {
        opened += 1;
        return open(...all);
      },
    } as PaymentProvider;
    page = new PhonePay({
      api,
      providers: { load: async (id: string) => (id === "CASHFREE" ? provider : undefined) } as never,
      polling: new PaymentPolling(clock, visibility),
      visibility,
      clock,
      branding: { name: "Fresh Basket" } as never,
      browser,
    });
    expect(page.screen).toBe("reading");
  });
  afterEach(() => page.dispose());
  const start = async () => {
    page.start();
    await pass(1);
  };

  it("offers no payment before the platform says that it is open, then shows the kiosk's remaining time", async () => {
    page.start();
    expect([page.screen, page.isPayable]).toEqual(["reading", false]);
    await pass(1);
    expect([page.screen, page.isPayable, page.record?.amount]).toEqual(["ready", true, 540]);
    // Whatever the phone's clock says: 300 s less the 20 s that the payment is old.
    expect((page.until ?? 0) - Date.now()).toBeGreaterThan(279_000);
    expect((page.until ?? 0) - Date.now()).toBeLessThanOrEqual(280_000);
  });

  it("shows no payment without a code", async () => {
    browser.hash = "";
    await start();
    expect([page.screen, page.isPayable, asked]).toEqual(["empty", false, []]);
  });

  it.each(Object.keys(PHONE_PAYMENT_STATES) as PhonePaymentState[])(
    "offers to pay only when %s allows it",
    async (state) => {
      become(state);
      await start();
      expect(page.isPayable).toBe(PHONE_PAYMENT_STATES[state].isPayable);
      expect(page.screen).toBe(state === "OPEN" ? "ready" : state.toLowerCase());
      await page.pay();
      expect(opened).toBe(state === "OPEN" ? 1 : 0);
    },
  );

  it("says paid as soon as the platform has the money, and then asks no more", async () => {
    await start();
    await page.pay();
    expect([page.screen, page.isPayable]).toEqual(["asking", true]);
    become("PAID");
    await pass(3_000);
    expect([page.screen, page.isPayable]).toEqual(["paid", false]);
    const before = asked.length;
    await pass(600_000);
    visibility.turn(false);
    visibility.turn(true);
    await pass(10);
    expect(asked).toHaveLength(before);
  });

  it("opens nothing when another tab has paid or the kiosk shows a new code", async () => {
    await start();
    become("REPLACED");
    await page.pay();
    expect([page.screen, page.isPayable, opened]).toEqual(["replaced", false, 0]);
  });

  it("opens one checkout for an impatient double touch", async () => {
    await start();
    open = () => new Promise(() => {});
    void page.pay();
    void page.pay();
    await pass(1);
    void page.pay();
    await pass(1);
    expect([page.screen, opened]).toEqual(["paying", 1]);
  });

  it("follows the payment's record while the checkout is open, because the checkout may never answer", async () => {
    await start();
    open = () => new Promise(() => {});
    void page.pay();
    become("PAID");
    await pass(3_001);
    expect(page.screen).toBe("paid");
  });

  it("says that nothing was paid only where the checkout did not open", async () => {
    await start();
    open = () => Promise.reject(new CheckoutNotOpened("no"));
    await page.pay();
    expect([page.screen, page.isPayable]).toEqual(["notOpened", true]);
    open = () => Promise.reject(new Error("it broke while it was open"));
    await page.pay();
    expect([page.screen, page.isPayable]).toEqual(["asking", true]);
  });

  it("opens a provider's page in its own tab, so that Back leads to the outcome", async () => {
    const went: string[] = [];
    browser.go = (url) => went.push(url);
    open = async (_, { tab }) => {
      tab?.go("https://pay.test/1");
      return "redirected";
    };
    await start();
    await page.pay();
    await pass(1);
    expect(went).toEqual(["https://pay.test/1"]);
    visibility.turn(false);
    become("PAID");
    await pass(60_000);
    expect(page.screen).toBe("asking");
    visibility.turn(true);
    await pass(1);
    expect(page.screen).toBe("paid");
  });

  it("offers nothing while the shop cannot be reached, and continues by itself", async () => {
    answer = () => {
      throw new NetworkError();
    };
    await start();
    expect([page.screen, page.isPayable]).toEqual(["unreachable", false]);
    answer = () => OPEN;
    await pass(10_000);
    expect(page.screen).toBe("ready");
    await page.pay();
    answer = () => {
      throw new NetworkError();
    };
    await pass(3_000);
    expect([page.screen, page.isPayable]).toEqual(["unreachable", false]);
    become("PAID");
    await pass(15_000);
    expect(page.screen).toBe("paid");
  });

  it("ends with the kiosk's time, stops asking soon after, and asks once more when the page becomes visible", async () => {
    await start();
    await pass(283_000);
    expect([page.screen, page.isPayable]).toEqual(["expired", false]);
    await pass(120_000);
    const before = asked.length;
    await pass(600_000);
    expect(asked).toHaveLength(before);
    become("PAID");
    visibility.turn(true);
    await pass(10);
    expect([asked.length, page.screen]).toEqual([before + 1, "paid"]);
  });

  it("pays the new code that opens in the same tab", async () => {
    become("REPLACED");
    await start();
    expect(page.screen).toBe("replaced");
    answer = () => OPEN;
    browser.hash = codeOf("t2");
    browser.turn();
    await pass(1);
    expect(page.screen).toBe("ready");
    expect(asked.at(-1)).toBe("t2");
  });

  it.each([
    [
      "does not tell phones (reading 34)",
      (): PhonePayment => {
        throw new HttpError(404, "NOT_FOUND", "");
      },
    ],
    [
      "tells a state that this page does not know",
      (): PhonePayment => ({ ...OPEN, state: "SOMETHING" as PhonePaymentState }),
    ],
  ])("works as far as it can with a platform that %s", async (_, told) => {
    answer = told;
    await start();
    expect([page.screen, page.isPayable, page.record]).toEqual(["ready", true, undefined]);
    await page.pay();
    expect([page.screen, page.isPayable, opened]).toEqual(["left", true, 1]);
    const before = asked.length;
    await pass(600_000);
    expect(asked).toHaveLength(before);
  });
});
