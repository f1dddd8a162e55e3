import type { MadePage } from "#contract/page/Prerender.types.ts";
import { type StoreData, stores } from "#contract/store/stores.ts";
import { BrandingStore, offeredLanguages } from "#domain/branding/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { shortened } from "#kernel/html/plainText.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import type { Feature } from "#kernel/plugin/Feature.types.ts";
import type { PageDescription } from "#kernel/plugin/PageDescription.types.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import type { PreparedPage } from "../boot/document/PreparedPage.types";
import { matchedRoutes } from "../navigation/matchedRoutes";
import * as words from "../words.en";
import { linkedData } from "./linkedData";
import { pageTags, storeTags } from "./pageTags";
import { siteOf } from "./siteOf";

export interface DescribedPage {
  /** 404: there is no page at this address. 503: the platform could not answer for what the page is about. */
  status: MadePage["status"];
  isClosed: MadePage["isClosed"];
  head: PreparedPage["head"];
}

/**
 * The head of a page whose store is loaded (`BrandingStore.load`); never rejects. Fetches its data in parallel with the
 * page's.
 */
export async function headOf(container: Container, manifests: readonly Feature[], url: URL): Promise<DescribedPage> {
  const identity = container.get(StoreIdentity);
  const branding = container.get(BrandingStore);
  const [described, store] = await Promise.all([
    describe(container, manifests, url, identity),
    readStore(container.get(ApiClient), branding.storeId),
  ]);
  const path = url.pathname.slice(identity.basePath.length) || "/";
  const page = { ...described, path: described.path ?? path };
  const status = described.status ?? (page.isClosed ? 503 : page.isFound === false ? 404 : 200);
  const { name, favicon, logoPath, theme } = branding;
  const facts = {
    site: siteOf(url, identity, store?.domain),
    storeName: name,
    logoPath,
    // Search engines must not list the page while the store's canonical address is unknown. They keep a closed store.
    isIndexed: (status === 200 || page.isClosed === true) && (page.isIndexed ?? true),
    hasAddress: store !== undefined,
    languages: offeredLanguages(branding.organization),
    summary: shortened(page.summary || store?.description || words.shopOnlineAt(name), 160),
    page,
  };
  return {
    status,
    isClosed: page.isClosed,
    head: {
      title: page.heading ? `${page.heading} · ${name}` : name,
      favicon,
      themeColor: theme.primaryColor,
      tags: [...storeTags(logoPath), ...pageTags(facts)],
      manifest: `${identity.basePath}/manifest.webmanifest`,
      linkedData: facts.isIndexed && facts.hasAddress ? linkedData(facts.site, name, page) : undefined,
    },
  };
}

async function describe(
  container: Container,
  manifests: readonly Feature[],
  url: URL,
  { basePath }: StoreIdentity,
): Promise<PageDescription & { status?: 503 }> {
  // A store that is not open yet shows the same page at every address; only its root is indexed (spec 1).
  if (container.get(SlotRegistry).isTakenOver) return { isIndexed: /^\/?$/.test(url.pathname.slice(basePath.length)) };
  const [match] = matchedRoutes(manifests, url, basePath);
  if (match === undefined) return { heading: words.notFound, isFound: false };
  const { route, params } = match;
  if (route.access === "login") return { isIndexed: false };
  try {
    return (await route.describe?.({ container, params, url })) ?? {};
  } catch {
    // The platform did not answer for what the page is about, so search engines shall come again.
    return { status: 503 };
  }
}

async function readStore(api: ApiClient, id: string): Promise<StoreData | undefined> {
  try {
    return await api.call(stores.get, { params: { id } });
  } catch {
    return undefined;
  }
}
