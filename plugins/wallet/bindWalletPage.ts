import type { Container } from "inversify";
import { BrandingStore } from "../../src/domain/branding";
import { bindOnlinePayments, PaymentOptions, RechargePayments } from "../../src/domain/payments";
import { SessionStore } from "../../src/domain/session";
import { ApiClient } from "../../src/kernel/http/ApiClient";
import { Notices } from "../../src/kernel/notices/Notices";
import { QueryCache } from "../../src/kernel/query/QueryCache";
import { RechargeStore } from "./RechargeStore";
import { WalletAccount } from "./WalletAccount";
import { WalletStore } from "./WalletStore";

/** What only the page needs; the account area may bring it more than once. */
export function bindWalletPage(container: Container): void {
  if (container.isBound(WalletStore)) return;
  bindOnlinePayments(container);
  container
    .bind(WalletStore)
    .toResolvedValue(
      (api: ApiClient, queries: QueryCache, session: SessionStore, account: WalletAccount) =>
        new WalletStore(api, queries, session, account),
      [ApiClient, QueryCache, SessionStore, WalletAccount],
    )
    .inTransientScope();
  container
    .bind(RechargeStore)
    .toResolvedValue(
      (
        api: ApiClient,
        queries: QueryCache,
        session: SessionStore,
        branding: BrandingStore,
        options: PaymentOptions,
        notices: Notices,
        online: RechargePayments,
      ) => new RechargeStore({ api, queries, session, branding, options, notices, online }),
      [ApiClient, QueryCache, SessionStore, BrandingStore, PaymentOptions, Notices, RechargePayments],
    )
    .inTransientScope();
}
