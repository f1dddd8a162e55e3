import type { Rupees } from "#contract/wire.types.ts";
import { token } from "#kernel/container/token.ts";

export type RechargePaymentResult =
  /** The checkout was completed. Only the platform knows whether it is paid. */
  | { outcome: "recorded"; paymentTransactionId: string }
  | { outcome: "redirected" }
  /** `message` is set when the payment could not be started; otherwise the checkout failed. */
  | { outcome: "failed"; message?: string };

/**
 * Pays for a recharge online (spec 4, Wallet recharge online). Bound together with online payments, in builds that have
 * them.
 */
export interface RechargePayments {
  /**
   * True while the provider's checkout covers the page, because a modal of ours would hide it from assistive technology.
   * Must be read inside an observer.
   */
  readonly isCheckoutOpen: boolean;
  /** Opens the provider's checkout; must be called inside the click. */
  pay(amount: Rupees): Promise<RechargePaymentResult>;
}
export const RechargePayments = token<RechargePayments>("RechargePayments");
