import type { PaymentConfigReply } from "#contract/store/stores.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import * as words from "../words.en";
import { paymentConfigQuery } from "./paymentConfigQuery";
import type { StorePayments } from "./paymentSlots.types";

/** The store's payment settings in the storefront's form (spec 3, Store payment methods; reading 28). */
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

  /** Whether the store's settings are loaded; they are fetched while an observer reads this. */
  get isKnown(): boolean {
    return this.config.data !== undefined;
  }

  /** Empty when there is no active online payment (spec 5, Checkout), which a platform may write as null. */
  get onlinePaymentName(): string {
    const online = this.config.data?.onlinePayment;
    return (online?.enabled && online.activePaymentMethod) || "";
  }

  /** Why this build cannot take online payments: it does not have the store's provider (spec 8, Unknown provider). */
  get onlineHindrance(): string | undefined {
    const isOurs = this.slots.data("payment-provider").some(({ id }) => id === this.onlinePaymentName);
    return isOurs || !this.isKnown ? undefined : words.methodNotSupported;
  }

  get isCodEnabled(): boolean {
    return this.config.data?.cashOnDelivery?.enabled === true;
  }

  get isWalletEnabled(): boolean {
    return this.config.data?.wallet?.enabled === true;
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

  /** Fetches the settings again, because the store may have changed them. When that fails, the old ones stay; never rejects. */
  async renew(): Promise<void> {
    const query = paymentConfigQuery(this.api, this.branding.storeId);
    await this.queries.fetch({ ...query, retries: 0 }).catch(() => {});
  }
}
