import type { DeliveryReason } from "#contract/sale/subscriptions.ts";
import type { StoreTerms } from "../checkouts/checkoutRows";
import { checkPaymentMethod } from "../checkouts/paymentMethods";
import type { KnownSubscription } from "./subscriptionRows";

/**
 * Tells what would prevent the next deliveries as things stand today. Each call of `next` answers for one delivery, the
 * soonest first. The wallet's balance is counted down as if only this subscription used it.
 */
export function deliveryWarnings(
  { row, onSale, slot }: KnownSubscription,
  { payment, closedAt }: StoreTerms,
  balancePaise: number,
  costPaise: number,
): { next(): DeliveryReason | undefined } {
  const always = lasting();
  let left = balancePaise;
  return {
    next: () => {
      if (always !== undefined || row.paymentMethod !== "WALLET") return always;
      if (left < costPaise) return "WALLET_TOO_LOW";
      left -= costPaise;
      return undefined;
    },
  };

  function lasting(): DeliveryReason | undefined {
    if (closedAt !== null) return "STORE_CLOSED";
    if (!slot) return "SLOT_GONE";
    if (!onSale) return "PRODUCT_GONE";
    if (onSale.availableQuantity < row.quantity) return "OUT_OF_STOCK";
    return isOffered() ? undefined : "PAYMENT_METHOD_OFF";
  }

  function isOffered(): boolean {
    try {
      checkPaymentMethod(row.paymentMethod, payment);
      return true;
    } catch {
      return false;
    }
  }
}
