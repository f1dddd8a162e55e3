import type { EnumValues } from "../../../../src/contract/store/common";

/** The keys are sent over the wire, the values are what shoppers read. */
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
  OrderState: {
    PENDING: "Pending",
    PLACED: "Placed",
    SHIPPED: "Shipped",
    DELIVERED: "Delivered",
    FAILED: "Failed",
    CANCELLED: "Cancelled",
  },
};
