import type { Cashfree } from "@cashfreepayments/cashfree-js";
import { payments, type StartedPayment } from "#contract/sale/payments.ts";
import { paymentTransactions, type TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import {
  type CheckoutEnd,
  CheckoutNotOpened,
  type PaymentProvider,
  type PaymentRequest,
} from "#domain/payments/index.ts";
import type { AppConfig } from "#kernel/config/AppConfig.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { loadGlobal } from "#kernel/scripts/loadGlobal.ts";
import { checkoutEndOf } from "./checkoutEndOf";

const SDK_URL = "https://sdk.cashfree.com/js/v3/cashfree.js";

/** Cashfree's modal checkout (spec 7.2; platform-api, Identifiers). */
export class CashfreeProvider implements PaymentProvider {
  readonly id = "CASHFREE";
  readonly pollLimitMs = 30_000;

  constructor(
    private readonly api: ApiClient,
    private readonly config: AppConfig["payments"],
  ) {}

  start({ start, key }: PaymentRequest): Promise<StartedPayment> {
    return this.api.call(payments.initiate, { body: start, key });
  }

  async open({ paymentSessionId }: StartedPayment): Promise<CheckoutEnd> {
    if (!paymentSessionId) throw new CheckoutNotOpened("Cashfree needs a payment session id.");
    const cashfree = await this.sdk();
    return checkoutEndOf(await cashfree.checkout({ paymentSessionId, redirectTarget: "_modal" }));
  }

  async status(id: string, signal?: AbortSignal): Promise<TransactionStatus> {
    return (await this.api.call(paymentTransactions.get, { params: { id }, signal })).paymentStatus;
  }

  /**
   * Loads the script before the package. The package would load it when it is imported and remember a failure, so that
   * after one lost connection nobody could pay before a reload.
   */
  private async sdk(): Promise<Cashfree> {
    try {
      await loadGlobal("Cashfree", this.config.sdk.CASHFREE ?? SDK_URL);
      const { load } = await import("@cashfreepayments/cashfree-js");
      const cashfree = await load({ mode: this.config.mode });
      if (cashfree !== null) return cashfree;
    } catch (cause) {
      throw new CheckoutNotOpened("Cashfree's script did not load.", { cause });
    }
    throw new CheckoutNotOpened("Cashfree's checkout opens in browsers only.");
  }
}
