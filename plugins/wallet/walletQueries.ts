import { type Wallet, wallets } from "../../src/contract/sale/wallets";
import { type WalletTransactionPage, walletTransactions } from "../../src/contract/sale/walletTransactions";
import type { ApiClient } from "../../src/kernel/http/ApiClient";
import { CUSTOMER_KEY } from "../../src/kernel/query/customerKey";
import type { Query } from "../../src/kernel/query/Query.types";

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
