import { type AddressBook, addresses } from "../../contract/customers/addresses";
import type { ApiClient } from "../../kernel/http/ApiClient";
import { CUSTOMER_KEY } from "../../kernel/query/customerKey";
import type { Query } from "../../kernel/query/Query.types";

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
