import { bmsPay as contract } from "#contract/sale/bmsPay.ts";
import type { Implementation } from "../../http/implementation.types";
import type { Services } from "../../services";
import { intentOf } from "../../services/common/keyed/intentOf";
import { paymentStartInput, SECOND_PATH, withWholeUrl } from "./paymentInput";

export const bmsPayRoutes = ({ payments, publicUrl }: Services): Implementation<typeof contract> => ({
  initiate: {
    summary: "Start paying by BMSPAY; needs an Idempotency-Key",
    body: paymentStartInput,
    handle: async (call) => {
      const intent = intentOf(contract.initiate, call);
      return withWholeUrl(await payments.initiate(call.customer, call.body, SECOND_PATH, intent), call, publicUrl);
    },
  },
  transaction: {
    summary: "The status of a BMSPAY payment, from the platform's own record",
    handle: ({ customer, params }) => payments.get(customer, params.id, SECOND_PATH),
  },
});
