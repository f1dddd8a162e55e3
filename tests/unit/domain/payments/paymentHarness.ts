import { vi } from "vitest";
import type { Order } from "#contract/sale/orders.ts";
import type { StartedPayment } from "#contract/sale/payments.ts";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import { OrderPayment } from "#domain/payments/index.ts";
import { OnlinePayment } from "#domain/payments/online/OnlinePayment.ts";
import { PaymentMemory } from "#domain/payments/online/PaymentMemory.ts";
import type { CheckoutEnd, PaymentProvider, PaymentRequest } from "#domain/payments/PaymentProvider.ts";
import type { PaymentProviderEntry } from "#domain/payments/PaymentProviders.ts";
import { OrderWatch } from "#domain/payments/polling/OrderWatch.ts";
import { PaymentPolling } from "#domain/payments/polling/PaymentPolling.ts";
import { SystemClock } from "#kernel/clock/SystemClock.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import type { PageVisibility } from "#kernel/visibility/PageVisibility.ts";
import { FakeApi, FakeNotices, STORE } from "../support/fakes";

export class FakeVisibility implements PageVisibility {
  isVisible = true;
  private readonly callbacks = new Set<(isVisible: boolean) => void>();

  onChange(callback: (isVisible: boolean) => void): () => void {
    this.callbacks.add(callback);
    return () => this.callbacks.delete(callback);
  }

  turn(isVisible: boolean): void {
    this.isVisible = isVisible;
    for (const tell of this.callbacks) tell(isVisible);
  }
}

export interface PaymentScript {
  opensIn?: "page" | "tab";
  session?: Partial<StartedPayment>;
  startError?: Error;
  openError?: Error;
  left?: CheckoutEnd;
  /** The checkout stays open for ever. */
  isCheckoutOpen?: boolean;
  /** The platform knows no such payment. */
  isGone?: boolean;
  /** The statuses one after the other; the last one repeats. */
  statuses?: TransactionStatus[];
  /** Delays or breaks calls, and delays what the shopper does in the checkout. */
  slow?: Partial<Record<"settings" | "checkout" | "status" | "report", () => Promise<void>>>;
  /** The platform's answer to the state call. */
  answer?: (asked: { orderState: string; reason: string }) => Partial<Order>;
  isTabBlocked?: boolean;
  onlinePaymentName?: string;
  /** The store has not answered yet how it takes money, as on a page that was not reached through the checkout. */
  isUnknown?: boolean;
  storage?: MemoryStorage;
}

/** A provider that follows the script, and the calls that it received. */
export function fakeOnline(script: PaymentScript, notices: FakeNotices) {
  const { opensIn = "page", statuses = ["SUCCEEDED"] } = script;
  const started: PaymentRequest[] = [];
  const opened: string[] = [];
  const provider: PaymentProvider = {
    id: "CASHFREE",
    pollLimitMs: opensIn === "tab" ? 420_000 : 30_000,
    start: async (request) => {
      started.push(request);
      if (script.startError) throw script.startError;
      return { id: "t-1", paymentSessionId: "session-1", ...script.session };
    },
    open: async ({ paymentSessionId }) => {
      opened.push(paymentSessionId);
      if (script.openError) throw script.openError;
      await script.slow?.checkout?.();
      if (script.isCheckoutOpen) await new Promise(() => {});
      return script.left ?? "closed";
    },
    status: async () => {
      await script.slow?.status?.();
      if (script.isGone) throw new HttpError(404, "NOT_FOUND", "This payment is not there.");
      return (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? "PROGRESS";
    },
  };
  const entry: PaymentProviderEntry = {
    slot: "payment-provider",
    order: 1,
    id: "CASHFREE",
    opensIn,
    origins: {},
    load: async () => ({ createProvider: () => provider }),
  };
  const clock = new SystemClock();
  const visibility = new FakeVisibility();
  const tabs = { closed: 0, reserved: 0 };
  /** How often the store was asked again how it takes money. */
  const asked = { count: 0 };
  const close = () => {
    tabs.closed += 1;
  };
  const isKnown = () => script.isUnknown !== true;
  const open = () =>
    new OnlinePayment({
      providers: {
        entryOf: (id: string) => (id === "CASHFREE" ? entry : undefined),
        load: async (id: string) => (id === "CASHFREE" ? provider : undefined),
      },
      polling: new PaymentPolling(clock, visibility),
      options: {
        get onlinePaymentName() {
          return isKnown() ? (script.onlinePaymentName ?? "CASHFREE") : "";
        },
        get onlineHindrance() {
          return !isKnown() || (script.onlinePaymentName ?? "CASHFREE") === "CASHFREE"
            ? undefined
            : "Payment method not supported";
        },
        renew: async () => {
          asked.count += 1;
          await script.slow?.settings?.();
          script.isUnknown = false;
        },
      },
      shopper: { customerId: "c-1", name: "Asha", mobile: "+919876543210" },
      branding: { orgId: "org-1", name: "Fresh Basket" },
      tabs: {
        reserve: () => {
          tabs.reserved += 1;
          return script.isTabBlocked ? undefined : { isOpen: true, go: () => {}, close };
        },
      },
      notices,
      pages: { allows: (url?: string) => url?.startsWith("https://pay.example/") === true },
      clock,
    } as never);
  return { open, started, opened, tabs, asked, clock, visibility };
}

/** One order's payment with a provider and a platform that follow the script. */
export function paymentHarness(order: Order, script: PaymentScript = {}) {
  const { storage = new MemoryStorage() } = script;
  const reported: { orderState: string; reason: string }[] = [];
  const platform = { order };
  const api = new FakeApi(async ({ method, body }) => {
    if (method === "GET") return platform.order;
    const asked = body as { orderState: string; reason: string };
    reported.push(asked);
    await script.slow?.report?.();
    platform.order = {
      ...platform.order,
      orderState: asked.orderState as Order["orderState"],
      stateReason: asked.reason,
      ...script.answer?.(asked),
    };
    // The answer to a state call is only certain to contain the state (reading 34).
    return { orderState: platform.order.orderState };
  });
  const notices = new FakeNotices();
  const { open, clock, visibility, ...fakes } = fakeOnline(script, notices);
  const watch = new OrderWatch(api, clock, visibility);
  const memory = new PaymentMemory(STORE, storage);
  const online = open();
  /** The events of the payment's machine, as "state event". */
  const moves: string[] = [];
  const send = online.flow.send.bind(online.flow);
  vi.spyOn(online.flow, "send").mockImplementation((event, ...data) => {
    moves.push(`${online.flow.state.is} ${event}`);
    return send(event, ...data);
  });
  const payment = new OrderPayment({ api, online, memory, watch, notices });
  const answers: Order[] = [];
  payment.start((answer) => answers.push(answer));
  return { ...fakes, payment, online, moves, answers, platform, reported, notices, storage, script };
}
