import type { Container } from "inversify";
import { Clock } from "../../kernel/clock/Clock";
import { ApiClient } from "../../kernel/http/ApiClient";
import { QueryCache } from "../../kernel/query/QueryCache";
import { SessionTokens } from "../../kernel/session/SessionTokens";
import { KeyValueStorage } from "../../kernel/storage/KeyValueStorage";
import { StoreIdentity } from "../../kernel/store-identity/StoreIdentity";
import { BrandingStore } from "../branding";
import { SessionStore } from "./SessionStore";

export function bindSession(container: Container): void {
  container
    .bind(SessionStore)
    .toResolvedValue(
      (
        api: ApiClient,
        queries: QueryCache,
        tokens: SessionTokens,
        branding: BrandingStore,
        identity: StoreIdentity,
        storage: KeyValueStorage,
        clock: Clock,
      ) => new SessionStore(api, queries, tokens, branding, identity, storage, clock),
      [ApiClient, QueryCache, SessionTokens, BrandingStore, StoreIdentity, KeyValueStorage, Clock],
    )
    .inSingletonScope();
}
