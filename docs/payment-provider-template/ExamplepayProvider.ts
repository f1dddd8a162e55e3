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

const SDK_URL = "https://sdk.examplepay.example/v1.js";

/** The part of the provider's script that this adapter uses. */
interface Examplepay {
  show(checkout: { session: string; title: string }): Promise<{ left: "done" | "dismissed" | "broken" }>;
}

export class ExamplepayProvider implements PaymentProvider {
  readonly id = "EXAMPLEPAY";
  /**
   * How long the bank is asked after the checkout has closed (spec 9: 30 s, unless the provider is known to be slower).
   */
  readonly pollLimitMs = 30_000;

  constructor(
    private readonly api: ApiClient,
    private readonly config: AppConfig["payments"],
  ) {}

  start({ start, key }: PaymentRequest): Promise<StartedPayment> {
    return this.api.call(payments.initiate, { body: start, key });
  }

  async open({ paymentSessionId }: StartedPayment, host: PaymentHost): Promise<CheckoutEnd> {
    if (!paymentSessionId) throw new CheckoutNotOpened("Example Pay needs a session id.");
    const sdk = await this.sdk();
    const { left } = await sdk.show({ session: paymentSessionId, title: host.storeName });
    // The script's report about the money is ignored, because the platform knows (bar 4).
    return left === "broken" ? "error" : "closed";
  }

  async status(id: string, signal?: AbortSignal): Promise<TransactionStatus> {
    return (await this.api.call(paymentTransactions.get, { params: { id }, signal })).paymentStatus;
  }

  /** Loaded here and not at the top, so that nothing of the provider is in the page before it is opened. */
  private async sdk(): Promise<Examplepay> {
    try {
      return await loadGlobal<Examplepay>("Examplepay", this.config.sdk.EXAMPLEPAY ?? SDK_URL);
    } catch (cause) {
      throw new CheckoutNotOpened("Example Pay's script did not load.", { cause });
    }
  }
}
