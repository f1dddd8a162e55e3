import type { AdminOrder } from "../../src/contract/admin";
import { PAYMENT_STATUSES } from "../../src/contract/sale/states/orderStates";
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
