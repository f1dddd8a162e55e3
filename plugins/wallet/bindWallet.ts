import { SessionStore } from "../../src/domain/session";
import type { Container } from "../../src/kernel/container/Container";
import { ApiClient } from "../../src/kernel/http/ApiClient";
import { QueryCache } from "../../src/kernel/query/QueryCache";
import { WalletAccount } from "./WalletAccount";

export function bindWallet(container: Container): void {
  container.shared(WalletAccount, [ApiClient, QueryCache, SessionStore]);
}
