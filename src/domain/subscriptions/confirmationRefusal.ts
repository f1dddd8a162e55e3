import type { SubscriptionPaymentMethod, Weekday } from "#contract/sale/subscriptions.ts";
import type { LocalDate } from "#contract/wire.types.ts";
import { isEarlierDay } from "./isEarlierDay";
import * as words from "./words.en";

export interface SubscriptionRequest {
  /** Empty while no date is chosen. */
  startDate: LocalDate | "";
  /** Empty for no end. */
  endDate: LocalDate | "";
  daysOfWeek: readonly Weekday[];
  hasAddress: boolean;
  /** True when the store enables every payment method that this build has for subscriptions (reading 2). */
  isPayable: boolean;
  paymentMethod: SubscriptionPaymentMethod | null;
}

/** Spec 5: the message when a subscription is set up or updated. */
export const END_BEFORE_START = words.endDateTooEarly;

/**
 * Spec 5, Confirm Subscription: the six checks in the specified order, each with its exact toast; undefined when all pass.
 */
export function confirmationRefusal(request: SubscriptionRequest, today: LocalDate): string | undefined {
  const { startDate, endDate, daysOfWeek, hasAddress, isPayable, paymentMethod } = request;
  if (startDate === "" || daysOfWeek.length === 0) return words.selectDaysAndStart;
  if (isEarlierDay(startDate, today)) return words.selectValidStart;
  if (endDate !== "" && isEarlierDay(endDate, startDate)) return END_BEFORE_START;
  if (!hasAddress) return words.addAnAddress;
  if (!isPayable) return words.paymentMethodDisabled;
  if (paymentMethod === null) return words.selectPaymentMode;
  return undefined;
}
