import type { Clock } from "#kernel/clock/Clock.ts";
import type { AppConfig } from "#kernel/config/AppConfig.ts";
import type { Resolver } from "#kernel/container/Resolver.types.ts";
import type { HtmlSanitizer } from "#kernel/html/HtmlSanitizer.ts";
import type { HttpTransport } from "#kernel/http/HttpTransport.ts";
import type { Navigation } from "#kernel/navigation/Navigation.ts";
import type { Notices } from "#kernel/notices/Notices.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import type { ExclusiveLock } from "#kernel/session/ExclusiveLock.ts";
import type { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";

/** Everything that differs between a browser, the host's rendering and a test. */
export interface Environment {
  identity: StoreIdentity;
  config: AppConfig;
  transport: HttpTransport;
  storage: KeyValueStorage;
  /** Like `storage`, but ends with the tab. */
  tabStorage: KeyValueStorage;
  clock: Clock;
  lock: ExclusiveLock;
  sanitizer: HtmlSanitizer;
  navigation: Navigation;
  notices: Notices;
  queries: QueryCache;
  resolver: Resolver;
}

/** What a shop inside the page shares with the page around it. */
export type OuterEnvironment = Omit<
  Environment,
  "storage" | "tabStorage" | "lock" | "navigation" | "notices" | "queries" | "resolver"
>;
