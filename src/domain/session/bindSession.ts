import { Clock } from "#kernel/clock/Clock.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { SessionTokens } from "#kernel/session/SessionTokens.ts";
import { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import { TabStorage } from "#kernel/storage/TabStorage.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { BrandingStore } from "../branding";
import { SessionStore } from "./SessionStore";

export function bindSession(container: Container): void {
  container.shared(SessionStore, [
    ApiClient,
    QueryCache,
    SessionTokens,
    BrandingStore,
    StoreIdentity,
    KeyValueStorage,
    Clock,
    TabStorage,
  ]);
}
