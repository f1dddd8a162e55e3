import type { Rupees } from "../../../contract/wire.types";
import { token } from "../../../kernel/container/token";

export type RechargePaymentResult =
  /** The checkout has taken it down; whether it is paid the platform says. */
  | { outcome: "recorded"; paymentTransactionId: string }
  | { outcome: "redirected" }
  /** `message` where the payment could not even be started; otherwise it is a checkout error. */
  | { outcome: "failed"; message?: string };

/** Pays online for a recharge (spec 4, Wallet recharge online). Bound with online payments, where the build has them. */
export interface RechargePayments {
  /** Whether this store offers it; read inside an observer. */
  readonly isOffered: boolean;
  /** Why it cannot be chosen although the store offers it (spec 8, Unknown provider); read inside an observer. */
  readonly hindrance: string | undefined;
  /** The provider's checkout is over the page; read inside an observer. A modal of ours would hide it from assistive technology. */
  readonly isCheckoutOpen: boolean;
  /** Opens the provider's checkout; called inside the click. */
  pay(amount: Rupees): Promise<RechargePaymentResult>;
}
export const RechargePayments = token<RechargePayments>("RechargePayments");
