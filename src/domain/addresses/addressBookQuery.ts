import { type AddressBook, addresses } from "#contract/customers/addresses.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { CUSTOMER_KEY } from "#kernel/query/customerKey.ts";
import type { Query } from "#kernel/query/Query.types.ts";

/** Shown in the account, so it retries twice and is not fetched again on focus (spec 7.1). */
export function addressBookQuery(api: ApiClient, customerId: string): Query<AddressBook> {
  return {
    key: [CUSTOMER_KEY, customerId, "addresses"],
    retries: 2,
    refetchOnFocus: false,
    enabled: customerId !== "",
    fetch: (signal) => api.call(addresses.get, { params: { id: customerId }, signal }),
  };
}
