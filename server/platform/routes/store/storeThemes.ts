import type { storeThemes } from "#contract/store/storeThemes.ts";
import type { Implementation } from "../../http/implementation.types";
import type { Services } from "../../services";

export const storeThemeRoutes = ({ storeFacts }: Services): Implementation<typeof storeThemes> => ({
  webStoreConfig: {
    storeParam: "id",
    cacheSeconds: 60,
    handle: async ({ store }) => storeFacts.grid(store.storeId),
  },
});
