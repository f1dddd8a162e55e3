import { type Wallet, wallets } from "#contract/sale/wallets.ts";
import { type WalletTransactionPage, walletTransactions } from "#contract/sale/walletTransactions.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { CUSTOMER_KEY } from "#kernel/query/customerKey.ts";
import type { Query } from "#kernel/query/Query.types.ts";

/** Spec 9: eight transactions on a page. */
const PAGE_SIZE = 8;

export interface WalletOwner {
  readonly customerId: string;
  readonly walletId: string;
}

/** The key prefix of one customer's balance and transactions, for invalidation. */
export const walletKey = (customerId: string) => [CUSTOMER_KEY, customerId, "wallet"];

export function walletQuery(api: ApiClient, { customerId, walletId }: WalletOwner): Query<Wallet> {
  return {
    key: [...walletKey(customerId), walletId],
    retries: 2,
    refetchOnFocus: false,
    enabled: walletId !== "",
    fetch: (signal) => api.call(wallets.get, { params: { id: walletId }, signal }),
  };
}

export function transactionPageQuery(
  api: ApiClient,
  { customerId, walletId }: WalletOwner,
  page: number,
): Query<WalletTransactionPage> {
  const query = { pageNumber: page, pageSize: PAGE_SIZE };
  return {
    key: [...walletKey(customerId), walletId, "page", page],
    retries: 2,
    refetchOnFocus: false,
    keepPrevious: true,
    enabled: walletId !== "",
    fetch: (signal) => api.call(walletTransactions.list, { params: { id: walletId }, query, signal }),
  };
}
