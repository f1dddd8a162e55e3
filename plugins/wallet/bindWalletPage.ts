import { BrandingStore } from "../../src/domain/branding";
import { bindOnlinePayments, RechargePayments, StorePaymentSettings } from "../../src/domain/payments";
import { SessionStore } from "../../src/domain/session";
import type { Container } from "../../src/kernel/container/Container";
import { ApiClient } from "../../src/kernel/http/ApiClient";
import { Notices } from "../../src/kernel/notices/Notices";
import { QueryCache } from "../../src/kernel/query/QueryCache";
import { RechargeStore } from "./RechargeStore";
import { WalletAccount } from "./WalletAccount";
import { WalletStore } from "./WalletStore";

/** Binds what only the wallet's page needs; the account area may call it more than once. */
export function bindWalletPage(container: Container): void {
  if (container.isBound(WalletStore)) return;
  bindOnlinePayments(container);
  container.each(WalletStore, [ApiClient, QueryCache, SessionStore, WalletAccount]);
  container.each(RechargeStore, {
    api: ApiClient,
    queries: QueryCache,
    session: SessionStore,
    branding: BrandingStore,
    options: StorePaymentSettings,
    notices: Notices,
    online: RechargePayments,
  });
}
