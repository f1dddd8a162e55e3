import { type PaymentConfigReply, stores } from "../../../contract/store/stores";
import type { ApiClient } from "../../../kernel/http/ApiClient";
import type { Query } from "../../../kernel/query/Query.types";

export function paymentConfigQuery(api: ApiClient, storeId: string): Query<PaymentConfigReply> {
  return {
    key: ["payment-config", storeId],
    fetch: (signal) => api.call(stores.paymentConfig, { params: { id: storeId }, signal }),
  };
}
