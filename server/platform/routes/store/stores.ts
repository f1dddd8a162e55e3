import type { stores } from "../../../../src/contract/store/stores";
import type { Implementation } from "../../http/implementation.types";
import type { Services } from "../../services";

/** The path names the store; shared by all of them. */
const OF_STORE = { storeParam: "id", cacheSeconds: 60 } as const;

export const storeRoutes = ({ storeFacts }: Services): Implementation<typeof stores> => ({
  get: { ...OF_STORE, handle: async ({ store }) => storeFacts.data(store.storeId) },
  // What a shopper may choose right now: a provider that was changed a second ago must not be offered.
  paymentConfig: { ...OF_STORE, cacheSeconds: 0, handle: async ({ store }) => storeFacts.payment(store.storeId) },
  supportAndSocial: { ...OF_STORE, handle: async ({ store }) => storeFacts.support(store.storeId) },
  policies: { ...OF_STORE, handle: async ({ store }) => storeFacts.policies(store.storeId) },
  shippingConfig: { ...OF_STORE, handle: async ({ store }) => storeFacts.shipping(store.storeId) },
});
