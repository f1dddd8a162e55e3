import type { OrderState } from "../../src/contract/sale/orders";
import { ORDER_STATES } from "../../src/contract/sale/states/orderStates";
import { type ShippingConfig, stores } from "../../src/contract/store/stores";
import type { BrandingStore } from "../../src/domain/branding";
import type { ApiClient } from "../../src/kernel/http/ApiClient";
import type { ObservableQuery } from "../../src/kernel/query/ObservableQuery.types";
import type { Query } from "../../src/kernel/query/Query.types";
import type { QueryCache } from "../../src/kernel/query/QueryCache";
import { STORE_CONTENT_MS } from "../../src/kernel/query/staleTimes";

/** The store's delivery windows and terms. When they cannot be read, no delivery time is shown. */
export class Shipping {
  readonly config: ObservableQuery<Partial<ShippingConfig>>;

  constructor(
    private readonly api: ApiClient,
    private readonly queries: QueryCache,
    private readonly branding: Pick<BrandingStore, "storeId">,
  ) {
    this.config = queries.observe(() => this.query());
  }

  /** Fetches the terms before anything is drawn. */
  prefetch(): Promise<void> {
    return this.queries.prefetch(this.query());
  }

  /** The delivery window as text, such as `30 to 60 minutes` (reading 28); undefined when shipping is not enabled. */
  get deliveryTime(): string | undefined {
    const config = this.config.data;
    if (!config?.shippingEnabled) return undefined;
    return config.manualShippingConfigs?.find(({ shippingTime }) => shippingTime)?.shippingTime;
  }

  /** Spec 2.9: shown for orders in state SHIPPED or PLACED. */
  expectedFor(state: OrderState): string | undefined {
    return ORDER_STATES[state]?.expectsDelivery ? this.deliveryTime : undefined;
  }

  private query(): Query<Partial<ShippingConfig>> {
    const { storeId } = this.branding;
    return {
      key: ["shipping-config", storeId],
      staleTime: STORE_CONTENT_MS,
      fetch: (signal) => this.api.call(stores.shippingConfig, { params: { id: storeId }, signal }),
    };
  }
}
