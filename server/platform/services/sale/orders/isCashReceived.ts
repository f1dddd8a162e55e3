import { PAYMENT_STATUSES } from "#contract/sale/states/orderStates.ts";
import type { OrderRow } from "./orderRows";

/** Whether the order's cash is in the shop's till. */
export const isCashReceived = ({ paymentMethod, paymentStatus }: OrderRow): boolean =>
  paymentMethod === "COD" && PAYMENT_STATUSES[paymentStatus].isPaid;
