import { bindCatalogue, Catalogue } from "#domain/catalogue/index.ts";
import type { Feature, PrefetchContext } from "#kernel/plugin/Feature.types.ts";
import { describeProduct } from "./describeProduct";

async function prefetch({ container, params }: PrefetchContext): Promise<void> {
  const { productId = "" } = params;
  const catalogue = container.get(Catalogue);
  // In the browser the rest is fetched when the shopper scrolls near it.
  const more = __BROWSER__ ? [] : [catalogue.prefetchProductMore(productId)];
  await Promise.all([catalogue.prefetchProduct(productId), ...more]);
}

export const productFeature: Feature = {
  id: "product",
  bind: bindCatalogue,
  routes: [
    {
      path: "/product/:productId",
      access: "public",
      query: ["variant"],
      load: () => import("./pages/ProductPage"),
      code: "ProductPage",
      slots: ["buy-actions", "product-actions"],
      prefetch,
      describe: __BROWSER__ ? undefined : describeProduct,
    },
  ],
};
