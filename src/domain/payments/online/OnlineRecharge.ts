import type { Rupees } from "#contract/wire.types.ts";
import { createId } from "#kernel/lifecycle/createId.ts";
import * as words from "../words.en";
import type { OnlinePayment } from "./OnlinePayment";
import type { RechargePaymentResult, RechargePayments } from "./RechargePayments";

/**
 * Spec 4, Wallet recharge online: opens the checkout; the caller then submits the payment's id. The platform is asked for
 * the status here too, because a checkout can be left in many ways.
 */
export class OnlineRecharge implements RechargePayments {
  constructor(private readonly online: OnlinePayment) {}

  get isCheckoutOpen(): boolean {
    return this.online.flow.is("open");
  }

  async pay(amount: Rupees): Promise<RechargePaymentResult> {
    const { online } = this;
    if (online.flow.send("start") === undefined) return { outcome: "redirected" };
    const prepared = online.prepare();
    const end = prepared && (await online.pay(prepared, { amount, key: createId() }));
    online.flow.send("finished");
    if (end === undefined) return { outcome: "failed", message: words.methodNotSupported };
    switch (end.kind) {
      case "SUCCEEDED":
      // The bank may still confirm. The platform then says so and credits the wallet.
      case "TIME_LIMIT":
        return { outcome: "recorded", paymentTransactionId: end.id };
      case "NOT_STARTED":
        return { outcome: "failed", message: end.message };
      case "REDIRECTED":
      case "STOPPED":
        return { outcome: "redirected" };
      default:
        return { outcome: "failed" };
    }
  }
}
