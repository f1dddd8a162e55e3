import { Type } from "typebox";
import type { products } from "#contract/catalogue/products.ts";
import { type Implementation, input } from "../../http/implementation.types";
import { idInput, pageInputs, sortInputs } from "../../http/inputs";
import { languageNow } from "../../language/languageNow";
import type { Services } from "../../services";

export const productRoutes = ({ catalogue }: Services): Implementation<typeof products> => ({
  list: {
    summary: "The visible products, 30 a page",
    cacheSeconds: 0,
    query: input(Type.Object({ ...pageInputs, categoryId: Type.Optional(idInput), ...sortInputs })),
    handle: async ({ store, query }) => catalogue.list(store.storeId, query, languageNow()),
  },
  get: {
    cacheSeconds: 0,
    handle: async ({ store, params }) => catalogue.get(store.storeId, params.id, languageNow()),
  },
  related: {
    summary: "Other products that a shopper of this one may like",
    cacheSeconds: 0,
    query: input(Type.Object({ size: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })) })),
    handle: async ({ store, params, query }) => ({
      products: await catalogue.related(store.storeId, params.id, query.size, languageNow()),
    }),
  },
});
