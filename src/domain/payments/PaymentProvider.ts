import type { ProviderOrigins } from "../../contract/page/Prerender.types";
import type { PaymentProviderId, PaymentStart, StartedPayment } from "../../contract/sale/payments";
import type { TransactionStatus } from "../../contract/sale/paymentTransactions";
import type { Services } from "../../kernel/container/Services";
import type { PaymentTab } from "./tabs/PaymentTabs";

/** What a payment is started with, and the key of this one intent, stored before it is sent (bar 2). */
export interface PaymentRequest {
  start: PaymentStart;
  key: string;
}

/** Where a provider may show its checkout. */
export interface PaymentHost {
  /** Reserved inside the click, for providers whose manifest says `opensIn: "tab"`; undefined where the browser forbade it. */
  tab?: PaymentTab;
  /** For what the checkout greets the shopper with. */
  shopper: { name: string; mobile: string; email: string };
  storeName: string;
}

/**
 * How the provider's checkout was left. None of them says whether it was paid: that the platform is asked (bar 4).
 * `closed` with its details taken down or dismissed, `redirected` away or into a tab of its own, `error` its own word.
 */
export type CheckoutEnd = "closed" | "redirected" | "error";

/**
 * One payment provider (house, Payment port). It starts, opens and asks; polling, time limits, toasts and what becomes of
 * the order are this domain's, once for all providers.
 */
export interface PaymentProvider {
  readonly id: PaymentProviderId | (string & {});
  /** Milliseconds of polling: from the moment the checkout closes, or from the opening of the tab (reading 10). */
  readonly pollLimitMs: number;
  /** Tells the platform of the intent. Rejects with the transport's own errors. */
  start(request: PaymentRequest): Promise<StartedPayment>;
  /**
   * Shows the checkout and resolves when the shopper has left it; a tab counts as left when it is open.
   * @throws CheckoutNotOpened when the SDK or the tab does not open
   */
  open(session: StartedPayment, host: PaymentHost): Promise<CheckoutEnd>;
  /** The platform's own record of the payment, one call, no retry of its own. */
  status(id: string, signal?: AbortSignal): Promise<TransactionStatus>;
}

/** 'Failed to initiate payment' (reading 11): the provider's checkout could not be shown. */
export class CheckoutNotOpened extends Error {
  override readonly name = "CheckoutNotOpened";
}

declare module "../../kernel/plugin/Slots.types" {
  interface DataSlots {
    /** How a store can be paid online; the store's own setting says which is active (spec 3, Store payment methods). */
    "payment-provider": {
      id: PaymentProvider["id"];
      /** "tab": its page opens in a tab of its own, which must be reserved inside the click. */
      opensIn: "page" | "tab";
      origins: ProviderOrigins;
      load: () => Promise<{ createProvider: (container: Services) => PaymentProvider }>;
    };
  }
}
