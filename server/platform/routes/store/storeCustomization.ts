import type { storeCustomization } from "#contract/store/storeCustomization.ts";
import type { Implementation } from "../../http/implementation.types";
import { languageNow } from "../../language/languageNow";
import type { Services } from "../../services";

const OF_STORE = { storeParam: "storeId", cacheSeconds: 60 } as const;

export const storeCustomizationRoutes = ({ storeContent }: Services): Implementation<typeof storeCustomization> => ({
  announcementBars: {
    ...OF_STORE,
    handle: async ({ store }) => storeContent.announcementBars(store.storeId, languageNow()),
  },
  testimonials: { ...OF_STORE, handle: async ({ store }) => storeContent.testimonials(store.storeId, languageNow()) },
});
