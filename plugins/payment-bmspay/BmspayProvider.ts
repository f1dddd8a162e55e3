import { bmsPay } from "#contract/sale/bmsPay.ts";
import type { StartedPayment } from "#contract/sale/payments.ts";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import {
  type CheckoutEnd,
  CheckoutNotOpened,
  type PaymentHost,
  type PaymentPages,
  type PaymentProvider,
  type PaymentRequest,
} from "#domain/payments/index.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";

/** The second provider (spec 4, 7.2 and 9): its payment page opens in its own tab, and the platform is polled for 420 s. */
export class BmspayProvider implements PaymentProvider {
  readonly id = "BMSPAY";
  readonly pollLimitMs = 420_000;

  constructor(
    private readonly api: ApiClient,
    private readonly pages: Pick<PaymentPages, "allows">,
  ) {}

  start({ start, key }: PaymentRequest): Promise<StartedPayment> {
    return this.api.call(bmsPay.initiate, { body: start, key });
  }

  /** Resolves as soon as the tab has the address. Only the platform learns what happens in the tab. */
  async open({ paymentUrl }: StartedPayment, { tab }: PaymentHost): Promise<CheckoutEnd> {
    if (!tab?.isOpen) throw new CheckoutNotOpened("BMSPAY's tab was blocked or closed.");
    if (!paymentUrl || !this.pages.allows(paymentUrl)) {
      tab.close();
      throw new CheckoutNotOpened("BMSPAY's page is missing, or is none that this shop may open.");
    }
    tab.go(paymentUrl);
    return "redirected";
  }

  async status(id: string, signal?: AbortSignal): Promise<TransactionStatus> {
    return (await this.api.call(bmsPay.transaction, { params: { id }, signal })).paymentStatus;
  }
}
