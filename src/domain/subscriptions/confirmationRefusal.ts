import type { SubscriptionPaymentMethod, Weekday } from "../../contract/sale/subscriptions";
import type { LocalDate } from "../../contract/wire.types";
import { isEarlierDay } from "./isEarlierDay";

export interface SubscriptionRequest {
  /** Empty while no date is chosen. */
  startDate: LocalDate | "";
  /** Empty for no end. */
  endDate: LocalDate | "";
  daysOfWeek: readonly Weekday[];
  hasAddress: boolean;
  /** True when the store enables every payment method that the build has for subscriptions (reading 2). */
  isPayable: boolean;
  paymentMethod: SubscriptionPaymentMethod | null;
}

/** Spec 5: the message when a subscription is set up or updated. */
export const END_BEFORE_START = "Error! End date cannot be earlier than start date.";

/** Spec 5, Confirm Subscription: the six checks in the specified order, each with its exact toast; undefined when all pass. */
export function confirmationRefusal(request: SubscriptionRequest, today: LocalDate): string | undefined {
  const { startDate, endDate, daysOfWeek, hasAddress, isPayable, paymentMethod } = request;
  if (startDate === "" || daysOfWeek.length === 0) return "Error! Please select repeated days and Start Date.";
  if (isEarlierDay(startDate, today)) return "Error! Please select a valid Start Date.";
  if (endDate !== "" && isEarlierDay(endDate, startDate)) return END_BEFORE_START;
  if (!hasAddress) return "Error! Please add a address.";
  if (!isPayable) return "Error! Please contact store admin paymenthod is disabled.";
  if (paymentMethod === null) return "Error! Please select payment mode.";
  return undefined;
}
