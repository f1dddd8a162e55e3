import { bindCatalogue, Catalogue } from "../../domain/catalogue";
import type { Feature } from "../../kernel/plugin/Feature.types";

export const productFeature: Feature = {
  id: "product",
  bind: bindCatalogue,
  routes: [
    {
      path: "/product/:productId",
      access: "public",
      load: () => import("./pages/ProductPage"),
      prefetch: ({ container, params }) => container.get(Catalogue).prefetchProduct(params.productId ?? ""),
    },
  ],
};
