import type { ProviderOrigins } from "#contract/page/Prerender.types.ts";
import type { PaymentProviderId, PaymentStart, StartedPayment } from "#contract/sale/payments.ts";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import type { Services } from "#kernel/container/Services.ts";
import type { PaymentTab } from "./tabs/PaymentTabs";

/** The body with which a payment is started, and the key of this attempt, stored before it is sent (bar 2). */
export interface PaymentRequest {
  start: PaymentStart;
  key: string;
}

/** What a provider needs to show its checkout. */
export interface PaymentHost {
  /**
   * A tab that was opened inside the click, for providers whose manifest says `opensIn: "tab"`; undefined when the browser
   * blocked it.
   */
  tab?: PaymentTab;
  /** The customer's details, which the checkout fills in. */
  shopper: { name: string; mobile: string; email: string };
  storeName: string;
}

/**
 * How the shopper left the provider's checkout. It does not tell whether the order is paid; only the platform does (bar 4).
 * `closed`: submitted or dismissed. `redirected`: left for another page or tab. `error`: the provider reported an error.
 */
export type CheckoutEnd = "closed" | "redirected" | "error";

/**
 * A payment provider (house, Payment port). It starts a payment, opens the checkout and reads the status. Polling, time
 * limits, toasts and order states are the same for all providers and belong to this domain.
 */
export interface PaymentProvider {
  readonly id: PaymentProviderId | (string & {});
  /**
   * For how many milliseconds the platform is polled, from the moment when the checkout closes or its tab opens (reading
   * 10).
   */
  readonly pollLimitMs: number;
  /** Starts the payment on the platform. Rejects with the transport's errors. */
  start(request: PaymentRequest): Promise<StartedPayment>;
  /**
   * Shows the checkout and resolves when the shopper has left it. A checkout in a tab counts as left once the tab is open.
   * @throws CheckoutNotOpened when the SDK does not load or the tab does not open
   */
  open(session: StartedPayment, host: PaymentHost): Promise<CheckoutEnd>;
  /** Reads the platform's record of the payment with one call, without retries. */
  status(id: string, signal?: AbortSignal): Promise<TransactionStatus>;
}

/** 'Failed to initiate payment' (reading 11): the provider's checkout could not be shown. */
export class CheckoutNotOpened extends Error {
  override readonly name = "CheckoutNotOpened";
}

declare module "#kernel/plugin/Slots.types.ts" {
  interface DataSlots {
    /** A provider of online payment. The store's settings say which one is active (spec 3, Store payment methods). */
    "payment-provider": {
      id: PaymentProvider["id"];
      /** "tab": the payment page opens in its own tab, which must be opened inside the click. */
      opensIn: "page" | "tab";
      origins: ProviderOrigins;
      load: () => Promise<{ createProvider: (container: Services) => PaymentProvider }>;
    };
  }
}
