import type { AppConfig } from "#contract/page/AppConfig.types.ts";
import type { MakeRequest } from "#contract/page/Prerender.types.ts";
import { BrandingStore, StoreUnavailable } from "#domain/branding/index.ts";
import { searchesKey } from "#domain/search/searchesKey.ts";
import { sessionKey } from "#domain/session/index.ts";
import { SystemClock } from "#kernel/clock/SystemClock.ts";
import { defaultAppConfig } from "#kernel/config/AppConfig.ts";
import { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
import { FetchTransport } from "#kernel/http/FetchTransport.ts";
import { isOwnLanguage } from "#kernel/language/isOwnLanguage.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { identifyStore } from "#kernel/store-identity/identifyStore.ts";
import { createContainer } from "../../createContainer";
import { headOf } from "../../head/headOf";
import { manifests } from "../../manifests";
import { createPages } from "../../navigation/createPages";
import { fetchFirstPage } from "../../navigation/fetchFirstPage";
import { matchedRoutes } from "../../navigation/matchedRoutes";
import { PageLoads } from "../../navigation/PageLoads";
import { closedManifests } from "../../shell/unavailable/closedManifests";
import { adoptScript } from "../early/adoptScript";
import { firstScript } from "../early/firstScript";
import { schemeScript } from "../early/schemeScript";
import { choicesAt } from "./choicesAt";
import { drawPage } from "./drawPage";
import { otherPage } from "./otherPage";
import type { PreparedPage } from "./PreparedPage.types";
import { preparePage } from "./preparePage";
import { unavailablePage } from "./unavailablePage";

/**
 * Prepares a page. A public page gets its HTML and the data that it was rendered from; other pages get only the shell's
 * data.
 */
export async function prepare(request: MakeRequest & { config: Partial<AppConfig> }): Promise<PreparedPage> {
  const config = { ...defaultAppConfig, ...request.config };
  const identity = identifyStore(request.url, config.sharedHosts, isOwnLanguage);
  if (identity === undefined) return unavailablePage("no-store");
  const cache = new CoreQueryCache();
  const container = createContainer(
    {
      identity,
      config: { ...config, apiOrigin: request.platformOrigin },
      transport: new FetchTransport(request.fetch),
      storage: new MemoryStorage(),
      tabStorage: new MemoryStorage(),
      clock: new SystemClock(),
      lock: { run: (_name, work) => work() },
      sanitizer: { ready: request.sanitize, load: async () => request.sanitize },
      navigation: { go: () => {}, path: request.url.pathname },
      notices: { show: () => {}, withdraw: () => {} },
      queries: cache,
      resolver: new InversifyResolver(),
    },
    manifests,
  );
  const branding = container.get(BrandingStore);
  try {
    const { url } = request;
    const { basePath } = identity;
    const code = fetchFirstPage(manifests, url, basePath);
    await branding.load();
    const other = otherPage(url, identity, branding, config.sharedHosts);
    if (other) return other;
    const { closed, formerIds } = branding.organization;
    const shown = closed ? closedManifests(manifests) : manifests;
    const [ready, { status, isClosed, head }] = await Promise.all([
      code,
      headOf(container, shown, url),
      preparePage(container, shown, url, basePath),
    ]);
    const matches = matchedRoutes(shown, url, basePath);
    const isPublic = container.get(SlotRegistry).isTakenOver || matches.every(({ route }) => route.access === "public");
    const pages = createPages(container, shown, new PageLoads(), ready);
    cache.forgetFailures();
    // The browser renders a page that fails here from the same data.
    const drawing = isPublic && (await drawPage({ container, url, basePath, pages }).catch(request.onFailure));
    return {
      status,
      isClosed,
      choices: choicesAt(url, identity, branding),
      head,
      storeId: branding.storeId,
      ...drawing,
      scripts: {
        ...(formerIds && !identity.isDomain && { adopt: adoptScript(identity.identifier, formerIds) }),
        scheme: schemeScript(sessionKey(identity)),
        first: firstScript(searchesKey(identity)),
      },
      code: matches.flatMap(({ route }) => route.code ?? []),
      queries: cache.dehydrate(),
    };
  } catch (error) {
    return unavailablePage(error instanceof StoreUnavailable ? error.reason : "unreachable");
  } finally {
    cache.dispose();
  }
}
