import { BrandingStore, bindBranding } from "#domain/branding/index.ts";
import { bindSession } from "#domain/session/index.ts";
import { Clock } from "#kernel/clock/Clock.ts";
import { PlatformClock } from "#kernel/clock/PlatformClock.ts";
import { AppConfig } from "#kernel/config/AppConfig.ts";
import { Container } from "#kernel/container/Container.ts";
import { HtmlSanitizer } from "#kernel/html/HtmlSanitizer.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpApiClient } from "#kernel/http/HttpApiClient.ts";
import { HttpTransport } from "#kernel/http/HttpTransport.ts";
import { SessionGate } from "#kernel/http/SessionGate.ts";
import { PageStart } from "#kernel/lifecycle/PageStart.ts";
import { Navigation } from "#kernel/navigation/Navigation.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import type { Feature } from "#kernel/plugin/Feature.types.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { ExclusiveLock } from "#kernel/session/ExclusiveLock.ts";
import { SessionTokens } from "#kernel/session/SessionTokens.ts";
import { Attention } from "#kernel/shop/Attention.ts";
import { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import { TabStorage, tabStorageIn } from "#kernel/storage/TabStorage.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import type { Environment } from "./Environment.types";
import * as words from "./words.en";

/**
 * Makes the container: one for each page in the browser, one for each request on the server. Each manifest binds its own
 * services.
 */
export function createContainer(around: Environment, manifests: readonly Feature[]): Container {
  const container = new Container(around.resolver);
  container.value(StoreIdentity, around.identity);
  container.value(AppConfig, around.config);
  container.value(HttpTransport, around.transport);
  container.value(KeyValueStorage, around.storage);
  container.value(TabStorage, tabStorageIn(around.tabStorage));
  container.value(Clock, around.clock);
  container.value(ExclusiveLock, around.lock);
  container.value(HtmlSanitizer, around.sanitizer);
  container.value(Navigation, around.navigation);
  container.value(Notices, around.notices);
  container.value(QueryCache, around.queries);
  container.value(SlotRegistry, new SlotRegistry(manifests.flatMap(({ slots = [] }) => slots)));
  container.shared(PageStart, []);
  container.shared(Attention, []);
  bindTransport(container);
  bindBranding(container);
  bindSession(container);
  for (const { bind } of manifests) bind?.(container);
  return container;
}

function bindTransport(container: Container): void {
  container.shared(
    SessionTokens,
    [StoreIdentity, KeyValueStorage, ExclusiveLock, HttpTransport, Clock, AppConfig],
    (identity, storage, lock, transport, clock, { apiOrigin }) => {
      const renew = async (token: string) => {
        const { renewTokens } = await import("#kernel/session/renewal.ts");
        return renewTokens(transport, clock, apiOrigin, container.get(BrandingStore).tenancy, token);
      };
      return new SessionTokens(identity, storage, lock, renew, clock);
    },
  );
  container.shared(SessionGate, [SessionTokens], (tokens) => tokens);
  container.shared(PlatformClock, [Clock]);
  container.shared(
    ApiClient,
    [HttpTransport, SessionGate, AppConfig, Clock, Notices, PlatformClock],
    (transport, gate, { apiOrigin }, clock, notices, platform) => {
      // Called for each request, because this client also loads the branding that it reads.
      const tenancy = () => container.get(BrandingStore).tenancy;
      const onSlow = () => notices.show("info", words.takingLonger);
      return new HttpApiClient(transport, gate, tenancy, apiOrigin, clock, onSlow, (headers) => platform.hear(headers));
    },
  );
}
