import { ALL_ORDER_STATES, ORDER_STATES } from "#contract/sale/states/orderStates.ts";
import type { EnumValues } from "#contract/store/common.ts";

/** The keys are sent over the wire; shoppers read the values. */
export const enumValues: EnumValues = {
  ProductWeightUnit: {
    MILLIGRAM: "mg",
    GRAM: "g",
    KILOGRAM: "kg",
    MILLILITRE: "ml",
    LITRE: "L",
    PIECE: "pc",
    PACK: "pack",
    DOZEN: "dozen",
    PAIR: "pair",
    SET: "set",
    CENTIMETRE: "cm",
    METRE: "m",
    INCH: "in",
  },
  Weekday: {
    SUNDAY: "Sunday",
    MONDAY: "Monday",
    TUESDAY: "Tuesday",
    WEDNESDAY: "Wednesday",
    THURSDAY: "Thursday",
    FRIDAY: "Friday",
    SATURDAY: "Saturday",
  },
  OrderState: Object.fromEntries(ALL_ORDER_STATES.map((state) => [state, ORDER_STATES[state].label])),
};
