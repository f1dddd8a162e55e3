import type { AppConfig } from "#contract/page/AppConfig.types.ts";
import type { Clock } from "#kernel/clock/Clock.ts";
import { SystemClock } from "#kernel/clock/SystemClock.ts";
import type { Container } from "#kernel/container/Container.ts";
import { StartingResolver } from "#kernel/container/StartingResolver.ts";
import { DomPurifySanitizer } from "#kernel/html/DomPurifySanitizer.ts";
import { AxiosTransport } from "#kernel/http/AxiosTransport.ts";
import { StartingQueryCache } from "#kernel/query/StartingQueryCache.ts";
import { LazyLock } from "#kernel/session/LazyLock.ts";
import { ShopOpener } from "#kernel/shop/ShopOpener.ts";
import { BrowserStorage } from "#kernel/storage/BrowserStorage.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { createContainer } from "../../createContainer";
import { manifests } from "../../manifests";
import { RouterNavigation } from "../../navigation/RouterNavigation";
import { createShopOpener } from "../../opening/createShopOpener";
import { ToastNotices } from "../../shell/toasts/ToastNotices";

export interface Program {
  container: Container;
  cache: StartingQueryCache;
  navigation: RouterNavigation;
  clock: Clock;
}

/** Binds a store's services. It sends no request. */
export function createProgram(identity: StoreIdentity, config: AppConfig): Program {
  const navigation = new RouterNavigation();
  const storage = new BrowserStorage();
  const clock = new SystemClock();
  const resolver = new StartingResolver();
  const cache = new StartingQueryCache(async () => {
    const { CoreQueryCache, InversifyResolver } = await import("./afterStart");
    resolver.continueWith(new InversifyResolver());
    return new CoreQueryCache();
  }, clock);
  const outer = { identity, config, transport: new AxiosTransport(), clock, sanitizer: new DomPurifySanitizer() };
  const container = createContainer(
    {
      ...outer,
      storage,
      tabStorage: new BrowserStorage(() => sessionStorage),
      lock: new LazyLock(storage, clock),
      navigation,
      notices: new ToastNotices(navigation),
      queries: cache,
      resolver,
    },
    manifests,
  );
  if (__FLAGS__.kiosk)
    container.value(
      ShopOpener,
      createShopOpener(outer, manifests, () => cache.complete()),
    );
  return { container, cache, navigation, clock };
}
