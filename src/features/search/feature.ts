import { bindCatalogue } from "../../domain/catalogue";
import type { Feature } from "../../kernel/plugin/Feature.types";

/** The search's own stores come with its page, or with what warms it: the first screen is rarely a search (ADR 9). */
export const searchFeature: Feature = {
  id: "search",
  bind: bindCatalogue,
  routes: [
    {
      path: "/search",
      access: "public",
      load: () => import("./pages/SearchPage"),
      prefetch: async (context) => (await import("./prefetchSearch")).prefetchSearch(context),
    },
  ],
};
