import { Type } from "typebox";
import { type search as contract, LONGEST_QUERY } from "#contract/catalogue/search.ts";
import { type Implementation, input } from "../../http/implementation.types";
import { idInput, pageInputs, sortInputs } from "../../http/inputs";
import { languageNow } from "../../language/languageNow";
import type { Services } from "../../services";

const words = Type.String({ maxLength: LONGEST_QUERY });
const rupees = Type.Number({ minimum: 0, maximum: 10_000_000 });

const filters = Type.Object({
  isSubscribable: Type.Optional(Type.Boolean()),
  isInStock: Type.Optional(Type.Boolean()),
  facts: Type.Optional(
    Type.Array(Type.Object({ name: Type.String({ maxLength: 100 }), value: Type.String({ maxLength: 500 }) }), {
      maxItems: 200,
    }),
  ),
  categoryIds: Type.Optional(Type.Array(idInput, { maxItems: 200 })),
  minSellingPrice: Type.Optional(rupees),
  maxSellingPrice: Type.Optional(rupees),
  averageRating: Type.Optional(Type.Union([Type.Number({ minimum: 0, maximum: 5 }), Type.Null()])),
});

export const searchRoutes = ({ search }: Services): Implementation<typeof contract> => ({
  suggest: {
    summary: "Suggestions while typing: the first products that fit, in the requested order",
    cacheSeconds: 0,
    query: input(
      Type.Object({
        query: words,
        size: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
        ...sortInputs,
      }),
    ),
    handle: ({ store, query }) => search.suggest(store.storeId, query, languageNow()),
  },
  products: {
    summary: "sortBy: relevance, price, newest, rating or name",
    body: input(
      Type.Object({
        ...pageInputs,
        query: words,
        filters: Type.Optional(filters),
        ...sortInputs,
      }),
    ),
    handle: async ({ store, body }) => search.products(store.storeId, body, languageNow()),
  },
});
