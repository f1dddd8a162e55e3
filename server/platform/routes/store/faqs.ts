import type { faqs } from "#contract/store/faqs.ts";
import type { Implementation } from "../../http/implementation.types";
import { languageNow } from "../../language/languageNow";
import type { Services } from "../../services";

export const faqRoutes = ({ storeContent }: Services): Implementation<typeof faqs> => ({
  get: {
    storeParam: "id",
    cacheSeconds: 60,
    handle: async ({ store }) => ({ faqs: await storeContent.faqs(store.storeId, languageNow()) }),
  },
});
