import { bindCatalogue, Catalogue } from "../../domain/catalogue";
import { bindSearch, readCriteria, SearchStore } from "../../domain/search";
import type { Feature } from "../../kernel/plugin/Feature.types";

export const searchFeature: Feature = {
  id: "search",
  bind(container) {
    bindCatalogue(container);
    bindSearch(container);
  },
  routes: [
    {
      path: "/search",
      access: "public",
      load: () => import("./pages/SearchPage"),
      prefetch: ({ container, url }) => {
        const store = container.get(SearchStore);
        store.show(readCriteria(url.searchParams));
        return Promise.all([store.prefetch(), container.get(Catalogue).prefetchFacets()]);
      },
    },
  ],
};
