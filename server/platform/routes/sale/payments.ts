import { payments as contract } from "#contract/sale/payments.ts";
import type { Implementation } from "../../http/implementation.types";
import type { Services } from "../../services";
import { intentOf } from "../../services/common/keyed/intentOf";
import { FIRST_PATH, paymentStartInput, withWholeUrl } from "./paymentInput";

export const paymentRoutes = ({ payments, publicUrl }: Services): Implementation<typeof contract> => ({
  initiate: {
    summary: "Start paying for an order or a wallet recharge; needs an Idempotency-Key",
    body: paymentStartInput,
    handle: async (call) => {
      const intent = intentOf(contract.initiate, call);
      return withWholeUrl(await payments.initiate(call.customer, call.body, FIRST_PATH, intent), call, publicUrl);
    },
  },
});
