import { MemoryRouter, UNSAFE_LocationContext, UNSAFE_NavigationContext, UNSAFE_RouteContext } from "react-router-dom";
import { HistoryContext } from "#design/history/HistoryContext.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
import type { Feature, PageCode, RouteEntry } from "#kernel/plugin/Feature.types.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { ContainerContext } from "#kernel/react/ContainerContext.ts";
import { LazyLock } from "#kernel/session/LazyLock.ts";
import { SessionTokens } from "#kernel/session/SessionTokens.ts";
import type { OpenShop, ShopEdition } from "#kernel/shop/ShopOpener.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { createContainer } from "../createContainer";
import type { OuterEnvironment } from "../Environment.types";
import { createPages } from "../navigation/createPages";
import { PageLoads } from "../navigation/PageLoads";
import { RouterNavigation } from "../navigation/RouterNavigation";
import { StoreRoutes } from "../navigation/StoreRoutes";
import { ToastNotices } from "../shell/toasts/ToastNotices";

/** React Router's route context outside of any router. With it, the shop inside the page can have a router of its own. */
const NO_ROUTE = { outlet: null, matches: [], isDataRoute: false };

/**
 * @param ready the code of pages that is loaded already @param known the query cache of the page around the shop; all of
 * its data is public
 */
export async function openShop(
  outer: OuterEnvironment,
  manifests: readonly Feature[],
  ready: ReadonlyMap<RouteEntry["load"], PageCode>,
  known: CoreQueryCache,
  edition: ShopEdition,
): Promise<OpenShop> {
  const storage = new MemoryStorage();
  const router = new RouterNavigation();
  const navigation = edition.navigation?.(router) ?? router;
  const shopManifests = edition.manifests(manifests);
  const cache = new CoreQueryCache();
  const container = createContainer(
    {
      ...outer,
      transport: edition.transport?.(outer.transport) ?? outer.transport,
      storage,
      tabStorage: storage,
      lock: new LazyLock(storage, outer.clock),
      navigation,
      notices: new ToastNotices(navigation, undefined, edition.notices?.bind(edition)),
      queries: cache,
      resolver: new InversifyResolver(),
    },
    shopManifests,
  );
  cache.start();
  cache.hydrate(known.dehydrate());
  await container.get(SessionTokens).start();
  await container.get(SessionStore).start();
  await container.get(BrandingStore).load();
  const loads = new PageLoads();
  const pages = createPages(container, shopManifests, loads, codeOf(shopManifests, ready));
  const { basePath } = outer.identity;
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a shop, which is drawn once
  function Shop() {
    return (
      <ContainerContext value={container}>
        <HistoryContext value={undefined}>
          <WithoutRouter>
            {/* The code of all pages is loaded, so the touch that opens a page also draws it. */}
            <MemoryRouter useTransitions={false} basename={basePath || "/"} initialEntries={[`${basePath}/`]}>
              <StoreRoutes pages={pages} loads={loads} navigation={router} onFailed={edition.onFailed} />
            </MemoryRouter>
          </WithoutRouter>
        </HistoryContext>
      </ContainerContext>
    );
  }
  return { container, Shop, end: () => end(container, cache) };
}

/** The pages that can be drawn at once. */
function codeOf(manifests: readonly Feature[], ready: ReadonlyMap<RouteEntry["load"], PageCode>) {
  const codes = new Map<RouteEntry, PageCode>();
  for (const route of manifests.flatMap(({ routes = [] }) => routes)) {
    const code = ready.get(route.load);
    if (code) codes.set(route, code);
  }
  return codes;
}

function WithoutRouter({ children }: { children: React.ReactNode }) {
  return (
    <UNSAFE_NavigationContext.Provider value={null as never}>
      <UNSAFE_LocationContext.Provider value={null as never}>
        <UNSAFE_RouteContext.Provider value={NO_ROUTE}>{children}</UNSAFE_RouteContext.Provider>
      </UNSAFE_LocationContext.Provider>
    </UNSAFE_NavigationContext.Provider>
  );
}

function end(container: Container, cache: CoreQueryCache): void {
  const tokens = container.get(SessionTokens);
  const session = container.get(SessionStore);
  tokens.end();
  session.dispose();
  tokens.dispose();
  // After the shop's screens are unmounted: unmounting restarts the five minutes for which the cache keeps each answer.
  queueMicrotask(() => cache.dispose());
}
