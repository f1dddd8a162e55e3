import { BrandingStore, StoreUnavailable } from "../domain/branding";
import { SystemClock } from "../kernel/clock/SystemClock";
import { type AppConfig, defaultAppConfig } from "../kernel/config/AppConfig";
import { FetchTransport } from "../kernel/http/FetchTransport";
import { QueryCache } from "../kernel/query/QueryCache";
import { MemoryStorage } from "../kernel/storage/MemoryStorage";
import { identifyStore } from "../kernel/store-identity/identifyStore";
import { createContainer } from "./createContainer";
import { features } from "./features";
import type { PageData } from "./PageData.types";
import { paymentProvidersOf } from "./paymentProvidersOf";
import { plugins } from "./plugins";
import { preparePage } from "./preparePage";

export interface PageRequest {
  /** As the browser sees it. */
  url: URL;
  /** Where the platform answers this process. */
  platformOrigin: string;
  config: Partial<AppConfig>;
  fetch: typeof fetch;
}

export interface PreparedPage {
  /** 404: no such store. 503: the platform does not answer; the page tries by itself. */
  status: 200 | 404 | 503;
  head: { title: string; favicon: string; themeColor: string };
  queries?: PageData["queries"];
}

/** What the host asks of the build, and not of a page. */
export const paymentProviders = paymentProvidersOf([...features, ...plugins]);

/** Nothing is drawn here yet; the platform has sanitised on its way out and the browser does again (bar 12). */
const asIs = (html: string) => html;

const EMPTY_HEAD = { title: "Store", favicon: "", themeColor: "" };

/** Everything a page needs before its first paint, asked for once on the server by the same clients and queries. */
export async function prepare(request: PageRequest): Promise<PreparedPage> {
  const config = { ...defaultAppConfig, ...request.config };
  const identity = identifyStore(request.url.host, request.url.pathname, config.sharedHosts);
  if (identity === undefined) return { status: 404, head: EMPTY_HEAD };
  const manifests = [...features, ...plugins];
  const container = createContainer(
    {
      identity,
      config: { ...config, apiOrigin: request.platformOrigin },
      transport: new FetchTransport(request.fetch),
      storage: new MemoryStorage(),
      clock: new SystemClock(),
      lock: { run: (_name, work) => work() },
      sanitizer: { ready: asIs, load: async () => asIs },
      navigation: { go: () => {}, path: request.url.pathname },
      notices: { show: () => {} },
    },
    manifests,
  );
  const cache = container.get(QueryCache);
  const branding = container.get(BrandingStore);
  try {
    await branding.load();
    await preparePage(container, manifests, request.url, identity.basePath);
    return {
      status: 200,
      head: { title: branding.name, favicon: branding.favicon, themeColor: branding.theme.primaryColor },
      queries: cache.dehydrate(),
    };
  } catch (error) {
    const unknown = error instanceof StoreUnavailable && error.reason === "unknown-store";
    return { status: unknown ? 404 : 503, head: EMPTY_HEAD };
  } finally {
    cache.dispose();
  }
}
