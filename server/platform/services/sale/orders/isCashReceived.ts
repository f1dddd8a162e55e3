import { PAYMENT_STATUSES } from "../../../../../src/contract/sale/states/orderStates";
import type { OrderRow } from "./orderRows";

/** Whether the order's cash is in the shop's till. */
export const isCashReceived = ({ paymentMethod, paymentStatus }: OrderRow): boolean =>
  paymentMethod === "COD" && PAYMENT_STATUSES[paymentStatus].isPaid;
