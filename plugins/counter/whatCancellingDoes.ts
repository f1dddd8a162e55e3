import type { AdminOrder } from "#contract/admin.ts";
import { PAYMENT_STATUSES } from "#contract/sale/states/orderStates.ts";
import { stageOf } from "./stageOf";
import * as words from "./words.en";

/** What a cancellation does with the goods and the money, in words for the staff. */
export function whatCancellingDoes(order: AdminOrder): string {
  const whatHappens = whatHappensOf(order);
  return stageOf(order) === "packed" ? `${words.isPackedAlready} ${whatHappens}` : whatHappens;
}

function whatHappensOf({ paymentMethod, paymentStatus }: AdminOrder): string {
  if (!PAYMENT_STATUSES[paymentStatus].isPaid) return words.goodsGoBack;
  if (paymentMethod === "COD") return words.giveCashBack;
  return words.moneyGoesBack;
}
