import { BrandingStore, bindBranding } from "../domain/branding";
import { bindSession } from "../domain/session";
import { Clock } from "../kernel/clock/Clock";
import { PlatformClock } from "../kernel/clock/PlatformClock";
import { AppConfig } from "../kernel/config/AppConfig";
import { Container } from "../kernel/container/Container";
import { HtmlSanitizer } from "../kernel/html/HtmlSanitizer";
import { ApiClient } from "../kernel/http/ApiClient";
import { HttpApiClient } from "../kernel/http/HttpApiClient";
import { HttpTransport } from "../kernel/http/HttpTransport";
import { SessionGate } from "../kernel/http/SessionGate";
import { PageStart } from "../kernel/lifecycle/PageStart";
import { Navigation } from "../kernel/navigation/Navigation";
import { Notices } from "../kernel/notices/Notices";
import type { Feature } from "../kernel/plugin/Feature.types";
import { SlotRegistry } from "../kernel/plugin/SlotRegistry";
import { QueryCache } from "../kernel/query/QueryCache";
import { ExclusiveLock } from "../kernel/session/ExclusiveLock";
import { SessionTokens } from "../kernel/session/SessionTokens";
import { Attention } from "../kernel/shop/Attention";
import { KeyValueStorage } from "../kernel/storage/KeyValueStorage";
import { TabStorage, tabStorageIn } from "../kernel/storage/TabStorage";
import { StoreIdentity } from "../kernel/store-identity/StoreIdentity";
import type { Environment } from "./Environment.types";

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
        const { renewTokens } = await import("../kernel/session/renewal");
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
      // Read at each call, because branding itself is loaded through this client.
      const tenancy = () => container.get(BrandingStore).tenancy;
      const onSlow = () => notices.show("info", "This is taking longer than usual. Please wait, we are still trying.");
      return new HttpApiClient(transport, gate, tenancy, apiOrigin, clock, onSlow, (headers) => platform.hear(headers));
    },
  );
}
