import { bindCatalogue, Catalogue } from "../../domain/catalogue";
import type { Feature } from "../../kernel/plugin/Feature.types";
import { describeProduct } from "./describeProduct";

export const productFeature: Feature = {
  id: "product",
  bind: bindCatalogue,
  routes: [
    {
      path: "/product/:productId",
      access: "public",
      query: ["variant"],
      load: () => import("./pages/ProductPage"),
      slots: ["product-actions"],
      prefetch: ({ container, params }) => container.get(Catalogue).prefetchProduct(params.productId ?? ""),
      describe: __BROWSER__ ? undefined : describeProduct,
    },
  ],
};
