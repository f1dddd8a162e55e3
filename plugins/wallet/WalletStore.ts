import { makeAutoObservable } from "mobx";
import type { WalletTransactionPage } from "#contract/sale/walletTransactions.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import type { WalletAccount } from "./WalletAccount";
import { transactionPageQuery, type WalletOwner } from "./walletQueries";

/** The balance and one page of transactions (spec 2.11, Wallet). */
export class WalletStore {
  page = 1;
  readonly query: ObservableQuery<WalletTransactionPage>;
  readonly #owner: WalletOwner & { loadProfile(): Promise<boolean> };
  readonly #account: WalletAccount;

  constructor(
    api: ApiClient,
    queries: QueryCache,
    owner: WalletOwner & { loadProfile(): Promise<boolean> },
    account: WalletAccount,
  ) {
    this.#owner = owner;
    this.#account = account;
    this.query = queries.observe(() => transactionPageQuery(api, owner, this.page));
    makeAutoObservable(this, { query: false });
  }

  /** The profile has the wallet's id. If it could not be fetched at the login, it is fetched again. */
  start(): void {
    if (this.#owner.walletId === "") void this.#owner.loadProfile();
  }

  dispose(): void {}

  get balancePaise(): number | undefined {
    return this.#account.balancePaise;
  }

  get error(): Error | null {
    return this.#account.error ?? this.query.error;
  }

  show(page: number): void {
    this.page = page;
  }

  async refetch(): Promise<void> {
    await Promise.all([this.#account.refetch(), this.query.refetch()]);
  }
}
