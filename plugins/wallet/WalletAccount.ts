import type { Wallet } from "#contract/sale/wallets.ts";
import type { Rupees } from "#contract/wire.types.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import { type WalletOwner, walletQuery } from "./walletQueries";
import * as words from "./words.en";

/** The balance of the shopper's wallet, from the platform's last answer. */
export class WalletAccount {
  private readonly wallet: ObservableQuery<Wallet>;

  constructor(
    private readonly api: ApiClient,
    private readonly queries: QueryCache,
    private readonly owner: WalletOwner,
  ) {
    this.wallet = queries.observe(() => walletQuery(api, owner));
  }

  /** Integer paise; undefined before the first answer. */
  get balancePaise(): number | undefined {
    const { data } = this.wallet;
    return data === undefined ? undefined : toPaise(data.accountBalance);
  }

  get error(): Error | null {
    return this.wallet.error;
  }

  refetch(): Promise<void> {
    return this.wallet.refetch();
  }

  /** Spec 5, Checkout: the price must not be above the balance, which is fetched again for this check. */
  async refusalFor(finalPrice: Rupees): Promise<string | undefined> {
    const balancePaise = await this.freshBalancePaise();
    if (balancePaise === undefined) return undefined;
    return toPaise(finalPrice) > balancePaise ? words.insufficientBalance : undefined;
  }

  /** Undefined when the balance cannot be read. The order is then sent, because the platform decides in any case. */
  private async freshBalancePaise(): Promise<number | undefined> {
    if (this.owner.walletId === "") return undefined;
    try {
      const wallet = await this.queries.fetch({ ...walletQuery(this.api, this.owner), retries: 0 });
      return toPaise(wallet.accountBalance);
    } catch {
      return undefined;
    }
  }
}
