import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import type { PaymentConfig } from "#contract/store/stores.ts";
import { conflict } from "../../../errors";
import { paiseToRupees, rupeesText } from "../../../money";
import { words } from "../words";

const IS_ENABLED: Record<PaymentMethod, (config: PaymentConfig) => boolean> = {
  COD: (config) => config.cashOnDelivery.enabled,
  WALLET: (config) => config.wallet.enabled,
  PAYMENT_GATEWAY: (config) => config.onlinePayment.enabled && config.onlinePayment.activePaymentMethod !== "",
};

/** @throws 409 `PAYMENT_METHOD_UNAVAILABLE` (spec 5, Checkout: a method is offered only where it is enabled) */
export function checkPaymentMethod(method: PaymentMethod, config: PaymentConfig): void {
  if (!IS_ENABLED[method](config)) {
    throw conflict("PAYMENT_METHOD_UNAVAILABLE", words.methodNotOffered);
  }
}

/** The smallest amount that the gateways accept. */
export const LEAST_ONLINE_PAISE = 100;

/**
 * An order for nothing is placed without a payment (reading 40). @throws 409 `PAYMENT_BELOW_MINIMUM` for an online total
 * that no gateway accepts
 */
export function checkLeastAmount(method: PaymentMethod, finalPricePaise: number): void {
  if (method !== "PAYMENT_GATEWAY" || finalPricePaise === 0 || finalPricePaise >= LEAST_ONLINE_PAISE) return;
  const least = rupeesText(paiseToRupees(LEAST_ONLINE_PAISE));
  const total = rupeesText(paiseToRupees(finalPricePaise));
  throw conflict("PAYMENT_BELOW_MINIMUM", words.belowLeastOnline(least, total));
}
