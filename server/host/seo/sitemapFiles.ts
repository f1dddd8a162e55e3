import { categories } from "#contract/catalogue/categories.ts";
import { sitemap } from "#contract/catalogue/sitemap.ts";
import type { LanguageCode } from "#contract/languages.ts";
import type { StoreSite } from "#contract/page/Prerender.types.ts";
import { stores } from "#contract/store/stores.ts";
import { organizationOf } from "./organizationOf";
import type { FileContext, StoreFile } from "./StoreFile.types";
import { indexXml, type SitemapUrl, urlsetXml } from "./sitemapXml";

/** The most addresses that one file may hold (sitemaps.org, Sitemap file requirements). */
const ADDRESSES = 50_000;
/** The number of products in one call to the platform. */
const PER_CALL = 2_500;
/** The calls for the products of one file. Each product has an address in each language. */
const callsPerFile = (languages: readonly LanguageCode[]) => Math.floor(ADDRESSES / languages.length / PER_CALL);

const file = (write: StoreFile["write"]): StoreFile => ({
  type: "application/xml; charset=utf-8",
  maxAgeSeconds: 3600,
  write,
});

/** Lists the files of a store's sitemap. */
export const sitemapIndex = file(async (context) => {
  const { storeId, site, languages } = await siteOf(context);
  const pages = "/sitemap-pages.xml";
  if (context.isTakenOver) return indexXml([{ address: site.page(pages) }]);
  const { total } = await context.platform.read(sitemap.products, { query: { storeId, size: 1 } });
  const files = Math.ceil(total / (callsPerFile(languages) * PER_CALL));
  const parts = Array.from({ length: files }, (_, index) => `/sitemap-products-${index + 1}.xml`);
  return indexXml([pages, ...parts].map((path) => ({ address: site.page(path) })));
});

/** Lists home, the categories, and the policies that the store has. */
export const sitemapPages = file(async (context) => {
  const { storeId, versionsOf } = await siteOf(context);
  if (context.isTakenOver) return urlsetXml([versionsOf("/")]);
  const [listed, policies] = await Promise.all([
    context.platform.read(categories.list, { query: { storeId } }),
    context.platform.read(stores.policies, { params: { id: storeId } }),
  ]);
  const { privacyPolicy, refundPolicy, shippingPolicy, termsAndConditions } = policies;
  const paths = [
    "/",
    "/category",
    // Spec 5, Display: only active categories with products.
    ...listed
      .filter(({ isActive, productCount }) => isActive && productCount !== 0)
      .map(({ id }) => `/category/${encodeURIComponent(id)}`),
    ...(privacyPolicy ? ["/privacypolicy"] : []),
    ...(refundPolicy ? ["/refundPolicy"] : []),
    ...(shippingPolicy ? ["/shippingPolicy"] : []),
    ...(termsAndConditions ? ["/termsconditions"] : []),
  ];
  return urlsetXml([paths.flatMap((path) => versionsOf(path))]);
});

/** Lists the products of one file. @param part counts from 1 */
export function sitemapProducts(part: number): StoreFile {
  return file(async (context) => {
    if (context.isTakenOver) return undefined;
    const { storeId, languages, versionsOf } = await siteOf(context);
    const pages = callsPerFile(languages);
    const from = (part - 1) * pages + 1;
    const read = async (page: number) => {
      const found = await context.platform.read(sitemap.products, { query: { storeId, page, size: PER_CALL } });
      const urls = found.products.flatMap(({ id, changedAt }) =>
        versionsOf(`/product/${encodeURIComponent(id)}`, changedAt),
      );
      return { urls, isLast: page >= found.totalPages || page === from + pages - 1 };
    };
    const first = await read(from);
    if (first.urls.length === 0) return undefined;
    return urlsetXml(
      (async function* () {
        yield first.urls;
        for (let page = from + 1, { isLast } = first; !isLast; page += 1) {
          const next = await read(page);
          yield next.urls;
          isLast = next.isLast;
        }
      })(),
    );
  });
}

async function siteOf(context: FileContext) {
  const organization = await organizationOf(context);
  const { storeId } = organization;
  const languages = context.languagesOf(organization);
  const { domain } = await context.platform.read(stores.get, { params: { id: storeId } });
  const site = context.store.site(domain);
  return { storeId, site, languages, versionsOf: versionsIn(site, languages) };
}

/** Lists a page once for each language, each time with its other versions, as search engines ask for it. */
function versionsIn(site: StoreSite, [first, ...others]: readonly LanguageCode[]) {
  return (path: string, changedAt?: string): SitemapUrl[] => {
    const address = site.pageIn(undefined, path);
    const further = others.map((hreflang) => ({ hreflang, address: site.pageIn(hreflang, path) }));
    if (first === undefined || further.length === 0) return [{ address, changedAt }];
    const versions = [{ hreflang: first, address }, ...further, { hreflang: "x-default", address }];
    return versions.slice(0, -1).map((version) => ({ address: version.address, changedAt, versions }));
  };
}
