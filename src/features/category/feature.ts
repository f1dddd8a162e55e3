import { bindCatalogue, Catalogue } from "../../domain/catalogue";
import type { Feature } from "../../kernel/plugin/Feature.types";
import { describeListing } from "./describeListing";
import { pageIn } from "./pageIn";

export const categoryFeature: Feature = {
  id: "category",
  bind: bindCatalogue,
  routes: [
    {
      path: "/category/*",
      access: "public",
      query: ["page"],
      load: () => import("./pages/CategoryPage"),
      prefetch: ({ container, params, url }) => {
        const catalogue = container.get(Catalogue);
        const categoryId = params["*"] || undefined;
        return catalogue.prefetchListing(catalogue.listingRequest(categoryId, pageIn(url.searchParams)));
      },
      describe: __BROWSER__ ? undefined : describeListing,
    },
  ],
};
