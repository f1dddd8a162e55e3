import type { Container } from "inversify";
import { SessionStore } from "../../src/domain/session";
import { ApiClient } from "../../src/kernel/http/ApiClient";
import { QueryCache } from "../../src/kernel/query/QueryCache";
import { WalletAccount } from "./WalletAccount";

export function bindWallet(container: Container): void {
  container
    .bind(WalletAccount)
    .toResolvedValue(
      (api: ApiClient, queries: QueryCache, session: SessionStore) => new WalletAccount(api, queries, session),
      [ApiClient, QueryCache, SessionStore],
    )
    .inSingletonScope();
}
