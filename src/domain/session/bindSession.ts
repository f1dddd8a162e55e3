import { Clock } from "../../kernel/clock/Clock";
import type { Container } from "../../kernel/container/Container";
import { ApiClient } from "../../kernel/http/ApiClient";
import { QueryCache } from "../../kernel/query/QueryCache";
import { SessionTokens } from "../../kernel/session/SessionTokens";
import { KeyValueStorage } from "../../kernel/storage/KeyValueStorage";
import { TabStorage } from "../../kernel/storage/TabStorage";
import { StoreIdentity } from "../../kernel/store-identity/StoreIdentity";
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
