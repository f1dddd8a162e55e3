import { payments, type StartedPayment } from "#contract/sale/payments.ts";
import { paymentTransactions, type TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import {
  type CheckoutEnd,
  CheckoutNotOpened,
  type PaymentHost,
  type PaymentProvider,
  type PaymentRequest,
} from "#domain/payments/index.ts";
import type { AppConfig } from "#kernel/config/AppConfig.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { loadGlobal } from "#kernel/scripts/loadGlobal.ts";
import type { RazorpayConstructor } from "./Razorpay.types";
import { showCheckout } from "./showCheckout";

const SDK_URL = "https://checkout.razorpay.com/v1/checkout.js";

/** Razorpay's standard checkout: a modal over the shop, in which the shopper can try again. */
export class RazorpayProvider implements PaymentProvider {
  readonly id = "RAZORPAY";
  readonly pollLimitMs = 30_000;

  constructor(
    private readonly api: ApiClient,
    private readonly config: AppConfig["payments"],
    private readonly branding: { readonly theme: { primaryColor: string } },
  ) {}

  start({ start, key }: PaymentRequest): Promise<StartedPayment> {
    return this.api.call(payments.initiate, { body: start, key });
  }

  async open({ paymentSessionId, checkoutKey }: StartedPayment, host: PaymentHost): Promise<CheckoutEnd> {
    if (!paymentSessionId || !checkoutKey) throw new CheckoutNotOpened("Razorpay needs an order id and a key.");
    const Razorpay = await this.sdk();
    return showCheckout(Razorpay, {
      key: checkoutKey,
      order_id: paymentSessionId,
      name: host.storeName,
      prefill: { name: host.shopper.name, email: host.shopper.email, contact: withCountry(host.shopper.mobile) },
      theme: { color: this.branding.theme.primaryColor || undefined },
    });
  }

  async status(id: string, signal?: AbortSignal): Promise<TransactionStatus> {
    return (await this.api.call(paymentTransactions.get, { params: { id }, signal })).paymentStatus;
  }

  private async sdk(): Promise<RazorpayConstructor> {
    try {
      return await loadGlobal<RazorpayConstructor>("Razorpay", this.config.sdk.RAZORPAY ?? SDK_URL);
    } catch (cause) {
      throw new CheckoutNotOpened("Razorpay's script did not load.", { cause });
    }
  }
}

/** Adds the country code to ten digits, which are an Indian number (spec 9, Mobile). */
function withCountry(mobile: string): string {
  return /^\d{10}$/.test(mobile) ? `+91${mobile}` : mobile;
}
