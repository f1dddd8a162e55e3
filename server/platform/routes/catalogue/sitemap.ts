import { Type } from "typebox";
import type { sitemap } from "#contract/catalogue/sitemap.ts";
import { type Implementation, input } from "../../http/implementation.types";
import { pageInputs } from "../../http/inputs";
import type { Services } from "../../services";

export const sitemapRoutes = (services: Services): Implementation<typeof sitemap> => ({
  products: {
    summary: "Products that lists show, with the time of their last change, 1,000 a page",
    cacheSeconds: 60,
    query: input(Type.Object({ ...pageInputs, size: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 })) })),
    handle: async ({ store, query }) => services.sitemap.products(store.storeId, query),
  },
});
