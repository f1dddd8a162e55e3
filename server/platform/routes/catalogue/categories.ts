import type { categories } from "#contract/catalogue/categories.ts";
import type { Implementation } from "../../http/implementation.types";
import { languageNow } from "../../language/languageNow";
import type { Services } from "../../services";

export const categoryRoutes = ({ catalogue }: Services): Implementation<typeof categories> => ({
  list: {
    cacheSeconds: 0,
    handle: async ({ store }) => catalogue.categories(store.storeId, languageNow()),
  },
});
