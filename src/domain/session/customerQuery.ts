import { type CustomerReply, customers } from "#contract/customers/customers.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { CUSTOMER_KEY } from "#kernel/query/customerKey.ts";
import type { Query } from "#kernel/query/Query.types.ts";

/** The shopper's profile; account pages retry twice (spec 7.1). */
export function customerQuery(api: ApiClient, customerId: string): Query<CustomerReply> {
  return {
    key: [CUSTOMER_KEY, customerId, "profile"],
    retries: 2,
    refetchOnFocus: false,
    fetch: (signal) => api.call(customers.get, { params: { customerId }, signal }),
  };
}
