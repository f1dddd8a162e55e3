import type { stores } from "#contract/store/stores.ts";
import type { Implementation } from "../../http/implementation.types";
import { languageNow } from "../../language/languageNow";
import type { Services } from "../../services";

/** The path of each of these calls names the store. */
const OF_STORE = { storeParam: "id", cacheSeconds: 60 } as const;

export const storeRoutes = ({ storeFacts }: Services): Implementation<typeof stores> => ({
  get: { ...OF_STORE, handle: async ({ store }) => storeFacts.data(store.storeId, languageNow()) },
  // Not cached, so that no shopper is offered a payment method that was switched off a second ago.
  paymentConfig: { ...OF_STORE, cacheSeconds: 0, handle: async ({ store }) => storeFacts.payment(store.storeId) },
  supportAndSocial: { ...OF_STORE, handle: async ({ store }) => storeFacts.support(store.storeId) },
  policies: { ...OF_STORE, handle: async ({ store }) => storeFacts.policies(store.storeId, languageNow()) },
  shippingConfig: { ...OF_STORE, handle: async ({ store }) => storeFacts.shipping(store.storeId, languageNow()) },
});
