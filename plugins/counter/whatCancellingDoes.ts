import type { AdminOrder } from "#contract/admin.ts";
import { PAYMENT_STATUSES } from "#contract/sale/states/orderStates.ts";
import { stageOf } from "./stageOf";

/** What becomes of the goods and of the money, in words for the staff. */
export function whatCancellingDoes(order: AdminOrder): string {
  const packed = stageOf(order) === "packed" ? "It is packed already. " : "";
  return `${packed}Its products go back into stock${moneyWords(order)}.`;
}

function moneyWords({ paymentMethod, paymentStatus }: AdminOrder): string {
  if (!PAYMENT_STATUSES[paymentStatus].isPaid) return "";
  if (paymentMethod === "COD") return ". It is paid in cash: give the cash back";
  return ", and what was paid goes back to the customer";
}
