import type { phonePayments as contract } from "#contract/sale/phonePayments.ts";
import type { Implementation } from "../../http/implementation.types";
import type { Services } from "../../services";

export const phonePaymentRoutes = ({ phonePayments }: Services): Implementation<typeof contract> => ({
  get: {
    summary: "The state of a payment, for the phone that scanned its code at a kiosk",
    handle: ({ store, params }) => phonePayments.get(store.storeId, params.id),
  },
});
