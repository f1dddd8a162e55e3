import { Type } from "typebox";
import { reviews as contract } from "#contract/catalogue/reviews.ts";
import { type Implementation, input } from "../../http/implementation.types";
import { pageInputs } from "../../http/inputs";
import type { Services } from "../../services";
import { intentOf } from "../../services/common/keyed/intentOf";

export const reviewRoutes = ({ reviews }: Services): Implementation<typeof contract> => ({
  list: {
    summary: "The reviews of a product, newest first",
    cacheSeconds: 0,
    query: input(Type.Object(pageInputs)),
    handle: ({ store, params, query }) => reviews.list(store.storeId, params.id, query),
  },
  own: {
    summary: "The shopper's own review of a product",
    handle: ({ customer, params }) => reviews.own(customer, params.id),
  },
  write: {
    summary: "Write or replace the shopper's review of a delivered product",
    body: input(
      Type.Object({ rating: Type.Integer({ minimum: 1, maximum: 5 }), text: Type.String({ maxLength: 2000 }) }),
    ),
    handle: (call) => reviews.write(call.customer, call.params.id, call.body, intentOf(contract.write, call)),
  },
});
