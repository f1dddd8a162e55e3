import { BrandingStore } from "#domain/branding/index.ts";
import { bindCatalogue, Catalogue } from "#domain/catalogue/index.ts";
import { paymentConfigQuery } from "#domain/payments/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import type { Feature, PrefetchContext } from "#kernel/plugin/Feature.types.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { describeProduct } from "./describeProduct";

async function prefetch({ container, params }: PrefetchContext): Promise<void> {
  const { productId = "" } = params;
  const catalogue = container.get(Catalogue);
  // In the browser the rest is fetched when the shopper scrolls near it.
  const more = __BROWSER__ ? [] : [catalogue.prefetchProductMore(productId), prefetchPayments(container)];
  await Promise.all([catalogue.prefetchProduct(productId), ...more]);
}

const prefetchPayments = (container: Container) =>
  container
    .get(QueryCache)
    .prefetch(paymentConfigQuery(container.get(ApiClient), container.get(BrandingStore).storeId));

export const productFeature: Feature = {
  id: "product",
  bind: bindCatalogue,
  routes: [
    {
      path: "/product/:productId",
      access: "public",
      isBuying: true,
      query: ["variant"],
      load: () => import("./pages/ProductPage"),
      code: "ProductPage",
      slots: ["buy-actions", "product-actions"],
      prefetch,
      describe: __BROWSER__ ? undefined : describeProduct,
    },
  ],
};
