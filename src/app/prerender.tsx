import { BrandingStore, StoreUnavailable } from "../domain/branding";
import { searchesKey } from "../domain/search/searchesKey";
import { sessionKey } from "../domain/session";
import { SystemClock } from "../kernel/clock/SystemClock";
import { type AppConfig, defaultAppConfig } from "../kernel/config/AppConfig";
import type { Sanitize } from "../kernel/html/HtmlSanitizer";
import { FetchTransport } from "../kernel/http/FetchTransport";
import { SlotRegistry } from "../kernel/plugin/SlotRegistry";
import { QueryCache } from "../kernel/query/QueryCache";
import { MemoryStorage } from "../kernel/storage/MemoryStorage";
import { identifyStore } from "../kernel/store-identity/identifyStore";
import { createContainer } from "./createContainer";
import { createPages } from "./createPages";
import type { Drawing } from "./drawing/drawingOf";
import { drawPage } from "./drawing/drawPage";
import { earlyScript } from "./drawing/earlyScript";
import { features } from "./features";
import { fetchFirstPage } from "./fetchFirstPage";
import { headOf } from "./head/headOf";
import type { PageHead } from "./head/PageHead.types";
import { matchedRoutes } from "./matchedRoutes";
import type { PageData } from "./PageData.types";
import { PageLoads } from "./PageLoads";
import { paymentProvidersOf } from "./paymentProvidersOf";
import { plugins } from "./plugins";
import { preparePage } from "./preparePage";
import { type UnavailableReason, unavailableWords } from "./shell/unavailableWords";

export { storeAt } from "./head/storeAt";
export { pageAddress } from "./pageAddress";

export interface PageRequest {
  /** As the browser sees it. */
  url: URL;
  /** Where the platform answers this process. */
  platformOrigin: string;
  config: Partial<AppConfig>;
  fetch: typeof fetch;
  /** For HTML that a store wrote (bar 12). */
  sanitize: Sanitize;
  /** Told why a page was not drawn. */
  onFailure: (error: unknown) => void;
}

export interface PreparedPage extends Partial<Drawing> {
  /** 404: no such store, or no such page of it. 503: the platform does not answer; the page tries by itself. */
  status: 200 | 404 | 503;
  head: Pick<PageHead, "title" | "favicon" | "themeColor"> & Partial<PageHead>;
  /** Why there is no store, for whoever runs no scripts; the browser draws it anew. */
  note?: string;
  /** Runs before the page's program; with the nonce. */
  script?: string;
  queries?: PageData["queries"];
}

/** What the host asks of the build, and not of a page. */
const manifests = [...features, ...plugins];
export const paymentProviders = paymentProvidersOf(manifests);
/** Its stores are not open yet: none of their pages but the root is known to anybody (spec 1). */
export const { isTakenOver } = new SlotRegistry(manifests.flatMap(({ slots = [] }) => slots));

/** What stands where no store can be opened. */
export function unavailablePage(reason: UnavailableReason): PreparedPage {
  const { title, text } = unavailableWords[reason];
  return { status: reason === "unreachable" ? 503 : 404, head: { title, favicon: "", themeColor: "" }, note: text };
}

/** The first screen of a public address, drawn, with the data it was drawn from; of others only what the shell needs. */
export async function prepare(request: PageRequest): Promise<PreparedPage> {
  const config = { ...defaultAppConfig, ...request.config };
  const identity = identifyStore(request.url.host, request.url.pathname, config.sharedHosts);
  if (identity === undefined) return unavailablePage("no-store");
  const container = createContainer(
    {
      identity,
      config: { ...config, apiOrigin: request.platformOrigin },
      transport: new FetchTransport(request.fetch),
      storage: new MemoryStorage(),
      clock: new SystemClock(),
      lock: { run: (_name, work) => work() },
      sanitizer: { ready: request.sanitize, load: async () => request.sanitize },
      navigation: { go: () => {}, path: request.url.pathname },
      notices: { show: () => {}, withdraw: () => {} },
    },
    manifests,
  );
  const cache = container.get(QueryCache);
  const branding = container.get(BrandingStore);
  try {
    const [ready, [{ isFound, head }]] = await Promise.all([
      fetchFirstPage(manifests, request.url, identity.basePath),
      branding
        .load()
        .then(() =>
          Promise.all([
            headOf(container, manifests, request.url),
            preparePage(container, manifests, request.url, identity.basePath),
          ]),
        ),
    ]);
    const { url } = request;
    const { basePath } = identity;
    const isPublic =
      isTakenOver || matchedRoutes(manifests, url, basePath).every(({ route }) => route.access === "public");
    const pages = createPages(container, manifests, new PageLoads(), ready);
    cache.forgetFailures();
    // A page that cannot be drawn here may yet be drawn by the browser, from the same data.
    const drawing = isPublic && (await drawPage({ container, url, basePath, pages }).catch(request.onFailure));
    return {
      status: isFound ? 200 : 404,
      head,
      ...drawing,
      script: earlyScript(sessionKey(identity), searchesKey(identity)),
      queries: cache.dehydrate(),
    };
  } catch (error) {
    return unavailablePage(error instanceof StoreUnavailable ? error.reason : "unreachable");
  } finally {
    cache.dispose();
  }
}
