import { bindOnlinePayments } from "#domain/payments/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { RechargeStore } from "./RechargeStore";
import { WalletAccount } from "./WalletAccount";
import { WalletStore } from "./WalletStore";

/** Binds what only the wallet's page needs; the account area may call it more than once. */
export function bindWalletPage(container: Container): void {
  if (container.isBound(WalletStore)) return;
  bindOnlinePayments(container);
  container.each(WalletStore, [ApiClient, QueryCache, SessionStore, WalletAccount]);
  container.each(RechargeStore, RechargeStore.needs);
}
