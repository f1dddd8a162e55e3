import type { DeliveryReason } from "#contract/sale/subscriptions.ts";
import { words } from "../words";

/** Why there was no delivery, in words for the shopper. */
const WORDS: Record<DeliveryReason, () => string> = {
  SKIPPED_BY_SHOPPER: () => words.skipped,
  PAUSED_BY_SHOPPER: () => words.paused,
  WALLET_TOO_LOW: () => words.walletWasTooLow,
  OUT_OF_STOCK: () => words.wasOutOfStock,
  PRODUCT_GONE: () => words.noLongerSubscribed,
  SLOT_GONE: () => words.noLongerAtThisTime,
  PAYMENT_METHOD_OFF: () => words.methodNoLongerOffered,
  STORE_CLOSED: () => words.storeWasClosed,
  MISSED: () => words.deliveryMissed,
  ORDER_CANCELLED: () => words.orderOfDayCancelled,
};

/** What would prevent a delivery that is still to be ordered. */
const WARNINGS: Partial<Record<DeliveryReason, () => string>> = {
  WALLET_TOO_LOW: () => words.walletIsTooLow,
  OUT_OF_STOCK: () => words.isOutOfStock,
  STORE_CLOSED: () => words.storeIsClosed,
};

export const wordsFor = (code: DeliveryReason | undefined): string => (code ? WORDS[code]() : "");

export const warningFor = (code: DeliveryReason | undefined): string => (code ? (WARNINGS[code] ?? WORDS[code])() : "");

/** The reason of a delivery for each refusal of an order. Other refusals do not concern the shopper. */
const BY_REFUSAL: Record<string, DeliveryReason> = {
  INSUFFICIENT_BALANCE: "WALLET_TOO_LOW",
  INSUFFICIENT_STOCK: "OUT_OF_STOCK",
  PAYMENT_METHOD_UNAVAILABLE: "PAYMENT_METHOD_OFF",
  STORE_CLOSED: "STORE_CLOSED",
};

export const reasonOfRefusal = (refusalCode: string): DeliveryReason | undefined => BY_REFUSAL[refusalCode];
