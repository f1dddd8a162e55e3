import type { DeliveryReason } from "#contract/sale/subscriptions.ts";

/** Why there was no delivery, in words for the shopper. */
const WORDS: Record<DeliveryReason, string> = {
  SKIPPED_BY_SHOPPER: "You skipped this day.",
  PAUSED_BY_SHOPPER: "You paused your deliveries over this day.",
  WALLET_TOO_LOW: "Your wallet did not hold enough for this delivery.",
  OUT_OF_STOCK: "There was not enough in stock.",
  PRODUCT_GONE: "The store no longer sells this by subscription.",
  SLOT_GONE: "The store no longer delivers at this time.",
  PAYMENT_METHOD_OFF: "The store no longer offers this payment method.",
  MISSED: "We could not prepare this delivery in time. Nothing was charged.",
  ORDER_CANCELLED: "The order for this day was cancelled.",
};

/** What would prevent a delivery that is still to be ordered. */
const WARNINGS: Partial<Record<DeliveryReason, string>> = {
  WALLET_TOO_LOW: "Your wallet does not hold enough for this delivery. Please recharge it before the cut-off.",
  OUT_OF_STOCK: "There is not enough in stock today.",
};

export const wordsFor = (code: DeliveryReason | undefined): string => (code ? WORDS[code] : "");

export const warningFor = (code: DeliveryReason | undefined): string => (code ? (WARNINGS[code] ?? WORDS[code]) : "");

/** The reason of a delivery for each refusal of an order. Other refusals do not concern the shopper. */
const BY_REFUSAL: Record<string, DeliveryReason> = {
  INSUFFICIENT_BALANCE: "WALLET_TOO_LOW",
  INSUFFICIENT_STOCK: "OUT_OF_STOCK",
  PAYMENT_METHOD_UNAVAILABLE: "PAYMENT_METHOD_OFF",
};

export const reasonOfRefusal = (refusalCode: string): DeliveryReason | undefined => BY_REFUSAL[refusalCode];
