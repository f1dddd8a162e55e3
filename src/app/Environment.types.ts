import type { Clock } from "../kernel/clock/Clock";
import type { AppConfig } from "../kernel/config/AppConfig";
import type { Resolver } from "../kernel/container/Resolver.types";
import type { HtmlSanitizer } from "../kernel/html/HtmlSanitizer";
import type { HttpTransport } from "../kernel/http/HttpTransport";
import type { Navigation } from "../kernel/navigation/Navigation";
import type { Notices } from "../kernel/notices/Notices";
import type { QueryCache } from "../kernel/query/QueryCache";
import type { ExclusiveLock } from "../kernel/session/ExclusiveLock";
import type { KeyValueStorage } from "../kernel/storage/KeyValueStorage";
import type { StoreIdentity } from "../kernel/store-identity/StoreIdentity";

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
  /** Makes the services. */
  resolver: Resolver;
}

/** What a shop inside the page shares with the page around it. */
export type OuterEnvironment = Omit<
  Environment,
  "storage" | "tabStorage" | "lock" | "navigation" | "notices" | "queries" | "resolver"
>;
