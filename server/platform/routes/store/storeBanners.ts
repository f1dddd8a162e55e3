import { Type } from "typebox";
import type { storeBanners } from "#contract/store/storeBanners.ts";
import { type Implementation, input } from "../../http/implementation.types";
import { languageNow } from "../../language/languageNow";
import type { Services } from "../../services";

export const storeBannerRoutes = ({ storeContent }: Services): Implementation<typeof storeBanners> => ({
  list: {
    cacheSeconds: 60,
    query: input(Type.Object({ isActive: Type.Optional(Type.Boolean()) })),
    handle: async ({ store, query }) => storeContent.banners(store.storeId, query.isActive, languageNow()),
  },
});
