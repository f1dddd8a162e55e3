import { endpoint } from "../endpoint";
import type { Rupees } from "../wire.types";

export interface Wallet {
  id: string;
  accountBalance: Rupees;
}

export type RechargeSource = "ONLINE_PAYMENT" | "COD";

export interface RechargeBody {
  storeId: string;
  customerId: string;
  /** For COD alone: the amount to collect. Online, the amount of the payment counts. */
  amount: Rupees;
  walletId: string;
  /** The platform's id of the payment; empty for COD (spec 4, Wallet recharge). */
  paymentTransactionId: string;
  paymentSource: RechargeSource;
}

/** PENDING: cash to be collected at the door, which is not in the wallet yet. */
export interface Recharge extends Wallet {
  recharge: { id: string; status: "PENDING" | "COMPLETED" };
}

type OneWallet = { id: string };

export const wallets = {
  get: endpoint<{ params: OneWallet; reply: Wallet }>("GET", "/api/wallets/:id", "customer"),
  /**
   * 409 `RECHARGE_NOT_PAID` while the platform knows no such payment, `PAYMENT_METHOD_UNAVAILABLE` when the store does not
   * offer the method.
   */
  recharge: endpoint<{ params: OneWallet; body: RechargeBody; reply: unknown; whole: Recharge }>(
    "POST",
    "/api/wallets/:id/recharge",
    "customer",
    { keyed: true, mayBeEmpty: true },
  ),
};
