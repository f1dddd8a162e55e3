import type { OrderState } from "../../src/contract/orders";
import { type ShippingConfig, stores } from "../../src/contract/stores";
import type { BrandingStore } from "../../src/domain/branding";
import type { ApiClient } from "../../src/kernel/http/ApiClient";
import type { ObservableQuery } from "../../src/kernel/query/ObservableQuery";
import type { QueryCache } from "../../src/kernel/query/QueryCache";
import { STORE_CONTENT_MS } from "../../src/kernel/query/staleTimes";

/** The store's delivery windows. Where they cannot be read, nothing is promised. */
export class Shipping {
  private readonly config: ObservableQuery<ShippingConfig>;

  constructor(api: ApiClient, queries: QueryCache, branding: Pick<BrandingStore, "storeId">) {
    this.config = queries.observe(() => ({
      key: ["shipping-config", branding.storeId],
      staleTime: STORE_CONTENT_MS,
      fetch: (signal) => api.call(stores.shippingConfig, { params: { id: branding.storeId }, signal }),
    }));
  }

  /** The label of the delivery window, such as `30 to 60 minutes` (reading 28); none when shipping is not enabled. */
  get deliveryTime(): string | undefined {
    const config = this.config.data;
    if (!config?.shippingEnabled) return undefined;
    return config.manualShippingConfigs.find(({ shippingTime }) => shippingTime !== "")?.shippingTime;
  }

  /** Spec 2.9: for state SHIPPED or PLACED. */
  expectedFor(state: OrderState): string | undefined {
    return state === "SHIPPED" || state === "PLACED" ? this.deliveryTime : undefined;
  }
}
