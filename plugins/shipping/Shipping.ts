import { type ShippingConfig, stores } from "#contract/store/stores.ts";
import type { BrandingStore } from "#domain/branding/index.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import type { Query } from "#kernel/query/Query.types.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import { STORE_CONTENT_MS } from "#kernel/query/staleTimes.ts";

/** The store's delivery windows and terms. If they cannot be read, no delivery time is shown. */
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

  private query(): Query<Partial<ShippingConfig>> {
    const { storeId } = this.branding;
    return {
      key: ["shipping-config", storeId],
      staleTime: STORE_CONTENT_MS,
      fetch: (signal) => this.api.call(stores.shippingConfig, { params: { id: storeId }, signal }),
    };
  }
}
