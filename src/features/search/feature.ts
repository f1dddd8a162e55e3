import { bindCatalogue } from "#domain/catalogue/index.ts";
import type { Feature } from "#kernel/plugin/Feature.types.ts";
import { describeSearch } from "./describeSearch";

/** The search's stores are bound with its page or its prefetch, because the first screen is rarely a search (ADR 9). */
export const searchFeature: Feature = {
  id: "search",
  bind: bindCatalogue,
  routes: [
    {
      path: "/search",
      access: "public",
      isBuying: true,
      isKept: true,
      query: ["query", "category", "fact", "subscribable", "stock", "min", "max", "rating", "sort", "page"],
      load: () => import("./pages/SearchPage"),
      code: "SearchPage",
      prefetch: async (context) => (await import("./prefetchSearch")).prefetchSearch(context),
      describe: __BROWSER__ ? undefined : describeSearch,
    },
  ],
};
