import type { PaymentMethod } from "../../../../../src/contract/sale/checkouts";
import type { PaymentConfig } from "../../../../../src/contract/store/stores";
import { conflict } from "../../../errors";

const IS_ENABLED: Record<PaymentMethod, (config: PaymentConfig) => boolean> = {
  COD: (config) => config.cashOnDelivery.enabled,
  WALLET: (config) => config.wallet.enabled,
  PAYMENT_GATEWAY: (config) => config.onlinePayment.enabled && config.onlinePayment.activePaymentMethod !== "",
};

/** @throws 409 `PAYMENT_METHOD_UNAVAILABLE` (spec 5, Checkout: a method is offered only where it is enabled) */
export function checkPaymentMethod(method: PaymentMethod, config: PaymentConfig): void {
  if (!IS_ENABLED[method](config)) {
    throw conflict(
      "PAYMENT_METHOD_UNAVAILABLE",
      "This store does not offer this payment method. Please choose another.",
    );
  }
}
