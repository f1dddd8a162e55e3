import type { PaymentConfigReply } from "#contract/store/stores.ts";
import type { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import * as words from "../words.en";
import type { StorePayments } from "./paymentSlots.types";

/** The store's payment settings in the storefront's form (spec 3, Store payment methods; reading 28). */
export function storePaymentsOf(
  config: PaymentConfigReply | undefined,
  slots: Pick<SlotRegistry, "data">,
): StorePayments {
  const online = config?.onlinePayment;
  // A store without active online payment (spec 5, Checkout); a platform may send null for it.
  const onlinePaymentName = (online?.enabled && online.activePaymentMethod) || "";
  const isOurs = slots.data("payment-provider").some(({ id }) => id === onlinePaymentName);
  return {
    onlinePaymentName,
    // This build does not have the store's provider (spec 8, Unknown provider).
    onlineHindrance: isOurs || config === undefined ? undefined : words.methodNotSupported,
    isCodEnabled: config?.cashOnDelivery?.enabled === true,
    isWalletEnabled: config?.wallet?.enabled === true,
  };
}
