import { makeValidator } from "envalid";
import { IANAZone } from "luxon";

export const timeZone = makeValidator<string>((input) => {
  if (!IANAZone.isValidZone(input)) throw new Error("must be the name of a time zone, for example Asia/Kolkata");
  return input;
});

export const timeOfDay = makeValidator<string>((input) => {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(input)) throw new Error("must be a time of day, 00:00 to 23:59");
  return input;
});

interface SubscriptionValues {
  STORE_TIME_ZONE: string;
  SUBSCRIPTION_CUT_OFF: string;
  SUBSCRIPTION_CHECK_SECONDS: number;
}

export function subscriptionsConfig(values: SubscriptionValues) {
  return {
    /** For stores without a row in `subscription_settings`. */
    calendar: { timeZone: values.STORE_TIME_ZONE, cutOffTime: values.SUBSCRIPTION_CUT_OFF },
    /** The time between two searches for deliveries whose cut-off has come. */
    checkMs: values.SUBSCRIPTION_CHECK_SECONDS * 1000,
  };
}
