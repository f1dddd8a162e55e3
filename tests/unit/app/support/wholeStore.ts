import { createContainer } from "#app/createContainer.ts";
import type { Environment } from "#app/Environment.types.ts";
import { manifests } from "#app/manifests.ts";
import { createPages } from "#app/navigation/createPages.tsx";
import { fetchFirstPage } from "#app/navigation/fetchFirstPage.ts";
import { PageLoads } from "#app/navigation/PageLoads.ts";
import { RouterNavigation } from "#app/navigation/RouterNavigation.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { aBanner, aProduct, aVariant, categories, products } from "#stories/support/builders.ts";
import { aBlouse } from "#stories/support/saris.ts";
import { FakeTransport } from "../../kernel/support/fakes";
import { environment } from "./environment";

export const IDENTITY = { identifier: "fresh-basket", isDomain: false, basePath: "/fresh-basket" };

const variant = aVariant({ imagePathList: ["/media/seed/milk.webp"] });
const PAGE = {
  products: products(8).map((product) => ({ ...product, variants: [variant] })),
  total: 8,
  page: 1,
  totalPages: 1,
};
const POLICY = "<p>We keep <b>little</b>.</p>";
/** The first pattern that matches answers. */
const ANSWERS: [RegExp, unknown][] = [
  [/\/api\/organizations/, { orgId: "o1", name: "Fresh Basket", logoPath: "/l.png", storeId: "s1", locationId: "l1" }],
  [/web-store-config/, { gridHomePage: 4, gridCatalogPage: 4 }],
  [/announcement-bars/, [{ message: "Free delivery", backgroundColor: "#111", color: "#fff", enabled: true }]],
  [
    /support-and-social/,
    { supportEmail: "care@example.com", callSupportNumber: "", instagramUrl: "https://x.example" },
  ],
  [/shipping-config/, { shippingEnabled: true, manualShippingConfigs: [{ shippingTime: "30 to 60 minutes" }] }],
  [/policies/, { privacyPolicy: POLICY, refundPolicy: POLICY, shippingPolicy: POLICY, termsConditions: POLICY }],
  [/\/api\/store-settings/, { favicon: "", storeWebTheme: { primaryColor: "#0f6b4f", secondaryColor: "#c2410c" } }],
  [/\/api\/categories/, categories(7)],
  [/enum-values/, { ProductWeightUnit: { MILLILITRE: "ml" }, Weekday: {}, OrderState: {} }],
  [/\/api\/store-banners/, [aBanner({ bannerPath: "/media/seed/offer.webp" }), aBanner({ id: "b2" })]],
  [
    /\/api\/search\/products/,
    { results: PAGE.products, total: 8, page: 1, totalPages: 1, facets: { categories: [], ratings: [], price: null } },
  ],
  [/\/related/, { products: products(5) }],
  [/\/reviews/, { reviews: [], total: 0, page: 1, totalPages: 0 }],
  [/\/api\/products\/gone/, undefined],
  [/\/api\/products\/sari/, aBlouse()],
  [
    /\/api\/products\/[^?]/,
    aProduct({ description: POLICY, variants: [variant, aVariant({ variantId: "v2", weight: 1000 })] }),
  ],
  [/\/api\/products/, PAGE],
];

/** A container for a whole store, on a host or in a browser, whose platform answers at once. */
export function wholeStore(made: Pick<Environment, "queries" | "resolver">) {
  const navigation = new RouterNavigation();
  const transport = new FakeTransport(({ url }) => {
    const found = ANSWERS.find(([pattern]) => pattern.test(url));
    return found?.[1] ? { body: found[1] } : { status: 404, body: { code: "NOT_FOUND", message: "Not there." } };
  });
  const notices = { show: () => {}, withdraw: () => {} };
  const container = createContainer(
    environment({ identity: IDENTITY, transport, navigation, notices, ...made }),
    manifests,
  );
  const pagesOf = async (url: URL) => {
    await container.get(BrandingStore).load();
    const ready = await fetchFirstPage(manifests, url, IDENTITY.basePath);
    return createPages(container, manifests, new PageLoads(), ready);
  };
  return { container, manifests, navigation, transport, pagesOf };
}
