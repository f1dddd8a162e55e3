import { formatMoney } from "#design/format/money.ts";
import { SessionStore } from "#domain/session/index.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import type { Plugin } from "#kernel/plugin/Feature.types.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { WalletAccount } from "./WalletAccount";
import * as words from "./words.en";

/** The wallet: a payment method and a page of the account (spec 2.11, Wallet); in builds with FLAG_WALLET. */
export const walletPlugin: Plugin = {
  id: "wallet",
  bind: (container) => container.shared(WalletAccount, [ApiClient, QueryCache, SessionStore]),
  slots: [
    {
      slot: "payment-method",
      order: 30,
      method: "WALLET",
      label: words.wallet,
      description: words.payFromYourWallet,
      detail: (container) => {
        const { balancePaise } = container.get(WalletAccount);
        return balancePaise === undefined ? undefined : words.balance(formatMoney(balancePaise));
      },
      refusal: (container, finalPrice) => container.get(WalletAccount).refusalFor(finalPrice),
      // When the store has switched the wallet off, the payment method is hidden but the menu entry stays (reading 23).
      isOffered: (store) => store.isWalletEnabled,
    },
    { slot: "payment-note", order: 10, load: () => import("./WalletNote") },
    {
      slot: "account-nav",
      order: 20,
      path: "/account/wallet",
      label: words.wallet,
      icon: "wallet",
      load: () => import("./WalletPage"),
    },
  ],
};
