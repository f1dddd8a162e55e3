import { Container } from "inversify";
import { BrandingStore, bindBranding } from "../domain/branding";
import { bindSession } from "../domain/session";
import { Clock } from "../kernel/clock/Clock";
import { AppConfig } from "../kernel/config/AppConfig";
import { HtmlSanitizer } from "../kernel/html/HtmlSanitizer";
import { ApiClient } from "../kernel/http/ApiClient";
import { HttpApiClient } from "../kernel/http/HttpApiClient";
import { HttpTransport } from "../kernel/http/HttpTransport";
import { SessionGate } from "../kernel/http/SessionGate";
import { Navigation } from "../kernel/navigation/Navigation";
import { Notices } from "../kernel/notices/Notices";
import type { Feature } from "../kernel/plugin/Feature.types";
import { SlotRegistry } from "../kernel/plugin/SlotRegistry";
import { QueryCache } from "../kernel/query/QueryCache";
import { ExclusiveLock } from "../kernel/session/ExclusiveLock";
import { SessionTokens } from "../kernel/session/SessionTokens";
import { KeyValueStorage } from "../kernel/storage/KeyValueStorage";
import { StoreIdentity } from "../kernel/store-identity/StoreIdentity";
import type { Surroundings } from "./Surroundings.types";

/** One container a page in the browser, one a request on the server. Manifests bind what is theirs. */
export function createContainer(around: Surroundings, manifests: readonly Feature[]): Container {
  const container = new Container();
  container.bind(StoreIdentity).toConstantValue(around.identity);
  container.bind(AppConfig).toConstantValue(around.config);
  container.bind(HttpTransport).toConstantValue(around.transport);
  container.bind(KeyValueStorage).toConstantValue(around.storage);
  container.bind(Clock).toConstantValue(around.clock);
  container.bind(ExclusiveLock).toConstantValue(around.lock);
  container.bind(HtmlSanitizer).toConstantValue(around.sanitizer);
  container.bind(Navigation).toConstantValue(around.navigation);
  container.bind(Notices).toConstantValue(around.notices);
  container.bind(SlotRegistry).toConstantValue(new SlotRegistry(manifests.flatMap(({ slots = [] }) => slots)));
  container
    .bind(QueryCache)
    .toResolvedValue(() => new QueryCache())
    .inSingletonScope();
  bindTransport(container);
  bindBranding(container);
  bindSession(container);
  for (const { bind } of manifests) bind?.(container);
  return container;
}

function bindTransport(container: Container): void {
  container
    .bind(SessionTokens)
    .toResolvedValue(
      (
        identity: StoreIdentity,
        storage: KeyValueStorage,
        lock: ExclusiveLock,
        transport: HttpTransport,
        clock: Clock,
        config: AppConfig,
      ) =>
        new SessionTokens(
          identity,
          storage,
          lock,
          async (token) => {
            const { renewTokens } = await import("../kernel/session/renewal");
            return renewTokens(transport, clock, config.apiOrigin, container.get(BrandingStore).tenancy, token);
          },
          clock,
        ),
      [StoreIdentity, KeyValueStorage, ExclusiveLock, HttpTransport, Clock, AppConfig],
    )
    .inSingletonScope();
  container.bind(SessionGate).toService(SessionTokens);
  container
    .bind(ApiClient)
    .toResolvedValue(
      (transport: HttpTransport, gate: SessionGate, config: AppConfig, clock: Clock, notices: Notices) =>
        new HttpApiClient(
          transport,
          gate,
          // Asked at each call: branding itself is loaded through this client.
          () => container.get(BrandingStore).tenancy,
          config.apiOrigin,
          clock,
          () => notices.show("info", "This is taking longer than usual. Please wait, we are still trying."),
        ),
      [HttpTransport, SessionGate, AppConfig, Clock, Notices],
    )
    .inSingletonScope();
}
