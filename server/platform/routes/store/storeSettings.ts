import type { storeSettings } from "#contract/store/storeSettings.ts";
import type { Implementation } from "../../http/implementation.types";
import type { Services } from "../../services";

export const storeSettingsRoutes = ({ storeFacts }: Services): Implementation<typeof storeSettings> => ({
  get: {
    storeParam: "orgId",
    cacheSeconds: 60,
    handle: async ({ store }) => storeFacts.settings(store.storeId),
  },
});
