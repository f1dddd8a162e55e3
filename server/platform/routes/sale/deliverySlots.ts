import type { deliverySlots } from "#contract/sale/deliverySlots.ts";
import type { Implementation } from "../../http/implementation.types";
import type { Services } from "../../services";

export const deliverySlotRoutes = ({ storeContent }: Services): Implementation<typeof deliverySlots> => ({
  list: {
    cacheSeconds: 60,
    handle: async ({ store }) => storeContent.deliverySlots(store.storeId),
  },
});
