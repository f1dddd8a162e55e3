import { bindCatalogue, Catalogue } from "#domain/catalogue/index.ts";
import { pageIn } from "#kernel/navigation/pageIn.ts";
import type { Feature } from "#kernel/plugin/Feature.types.ts";
import { describeListing } from "./describeListing";
import { isNarrowed, NARROWING } from "./isNarrowed";

export const categoryFeature: Feature = {
  id: "category",
  bind: bindCatalogue,
  routes: [
    {
      path: "/category/*",
      access: "public",
      isBuying: true,
      isKept: true,
      query: ["page", ...NARROWING],
      load: () => import("./pages/CategoryPage"),
      code: "CategoryPage",
      prefetch: async (context) => {
        const { container, params, url } = context;
        if (isNarrowed(url.searchParams)) return (await import("./prefetchNarrowed")).prefetchNarrowed(context);
        const catalogue = container.get(Catalogue);
        const categoryId = params["*"] || undefined;
        return catalogue.prefetchListing(catalogue.listingRequest(categoryId, pageIn(url.searchParams)));
      },
      describe: __BROWSER__ ? undefined : describeListing,
    },
  ],
};
