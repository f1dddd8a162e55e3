import { Type } from "typebox";
import { wallets as contract } from "#contract/sale/wallets.ts";
import { type Implementation, input } from "../../http/implementation.types";
import { idInput } from "../../http/inputs";
import { rupeesToPaise } from "../../money";
import type { Services } from "../../services";
import { intentOf } from "../../services/common/keyed/intentOf";
import type { RechargeRequest } from "../../services/sale/wallet/Wallets";

export const walletRoutes = ({ wallets }: Services): Implementation<typeof contract> => ({
  get: {
    summary: "The shopper's wallet",
    handle: ({ customer, params }) => wallets.get(customer, params.id),
  },
  recharge: {
    summary: "Put money into the wallet; needs an Idempotency-Key",
    body: input(
      Type.Object({
        storeId: idInput,
        customerId: idInput,
        walletId: idInput,
        amount: Type.Number({ minimum: 0, maximum: 20_000_000 }),
        paymentTransactionId: Type.String({ maxLength: 100 }),
        paymentSource: Type.Union([Type.Literal("ONLINE_PAYMENT"), Type.Literal("COD")]),
      }),
    ),
    handle: (call) => {
      const { paymentSource, paymentTransactionId, amount } = call.body;
      const request: RechargeRequest =
        paymentSource === "COD"
          ? { paymentSource, amountPaise: rupeesToPaise(amount) }
          : { paymentSource, paymentTransactionId };
      return wallets.recharge(call.customer, call.params.id, request, intentOf(contract.recharge, call));
    },
  },
});
