import type { PaymentConfigReply } from "../../contract/stores";
import type { ApiClient } from "../../kernel/http/ApiClient";
import type { ObservableQuery } from "../../kernel/query/ObservableQuery";
import type { QueryCache } from "../../kernel/query/QueryCache";
import { paymentConfigQuery } from "./paymentConfigQuery";

/** How this store takes money, in the storefront's inner form (spec 3, Store payment methods; reading 28). */
export class PaymentOptions {
  private readonly config: ObservableQuery<PaymentConfigReply>;

  constructor(api: ApiClient, queries: QueryCache, branding: { readonly storeId: string }) {
    this.config = queries.observe(() => paymentConfigQuery(api, branding.storeId));
  }

  /** Empty when there is no active online payment (spec 5, Checkout). */
  get onlinePaymentName(): string {
    const online = this.config.data?.onlinePayment;
    return (online?.enabled && online.activePaymentMethod) || "";
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
}
