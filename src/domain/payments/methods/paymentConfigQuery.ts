import { type PaymentConfigReply, stores } from "#contract/store/stores.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { Query } from "#kernel/query/Query.types.ts";

export function paymentConfigQuery(api: ApiClient, storeId: string): Query<PaymentConfigReply> {
  return {
    key: ["payment-config", storeId],
    fetch: (signal) => api.call(stores.paymentConfig, { params: { id: storeId }, signal }),
  };
}
