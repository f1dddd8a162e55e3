import { SessionStore } from "#domain/session/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { WalletAccount } from "./WalletAccount";

export function bindWallet(container: Container): void {
  container.shared(WalletAccount, [ApiClient, QueryCache, SessionStore]);
}
