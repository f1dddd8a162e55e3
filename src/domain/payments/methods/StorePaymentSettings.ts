import type { PaymentConfigReply } from "#contract/store/stores.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import { paymentConfigQuery } from "./paymentConfigQuery";
import type { StorePayments } from "./paymentSlots.types";
import { storePaymentsOf } from "./storePaymentsOf";

/** The store's payment settings; read them inside an observer. */
export class StorePaymentSettings implements StorePayments {
  private readonly config: ObservableQuery<PaymentConfigReply>;

  constructor(
    private readonly api: ApiClient,
    private readonly queries: QueryCache,
    private readonly branding: { readonly storeId: string },
    private readonly slots: Pick<SlotRegistry, "data">,
  ) {
    this.config = queries.observe(() => paymentConfigQuery(api, branding.storeId));
  }

  /** Whether the settings are loaded. They are fetched while an observer reads this. */
  get isKnown(): boolean {
    return this.config.data !== undefined;
  }

  get onlinePaymentName(): string {
    return this.settings.onlinePaymentName;
  }

  get onlineHindrance(): string | undefined {
    return this.settings.onlineHindrance;
  }

  get isCodEnabled(): boolean {
    return this.settings.isCodEnabled;
  }

  get isWalletEnabled(): boolean {
    return this.settings.isWalletEnabled;
  }

  get isPending(): boolean {
    return this.config.isPending;
  }

  get error(): Error | null {
    return this.config.error;
  }

  refetch(): Promise<void> {
    return this.config.refetch();
  }

  /**
   * Fetches the settings again, because the store may have changed them. If that fails, the old ones stay; never rejects.
   */
  async renew(): Promise<void> {
    const query = paymentConfigQuery(this.api, this.branding.storeId);
    await this.queries.fetch({ ...query, retries: 0 }).catch(() => {});
  }

  private get settings(): StorePayments {
    return storePaymentsOf(this.config.data, this.slots);
  }
}
