import { type TNumber, Type } from "typebox";

/** The most rows in one answer. */
const MOST = 500;

/** The answer of a call that has nothing else to report. */
export const DONE = { done: true } as const;
export const size = Type.Optional(Type.Integer({ minimum: 1, maximum: MOST }));
/** A number of a program may be off by less than this, as 0.1 + 0.2 is. */
const NOISE = 1e-6;
const isWhole = (hundredths: number) => Math.abs(hundredths - Math.round(hundredths)) < NOISE;
/** More than two decimals are refused and never rounded: nobody could say which amount was meant. */
const withTwoDecimals = (number: TNumber) =>
  Type.Refine(
    number,
    (value) => isWhole(value * 100),
    () => "it has more than two decimals",
  );
export const rupees = withTwoDecimals(Type.Number({ minimum: 0, maximum: 20_000_000 }));
/** For what costs, or takes off, something. */
export const rupeesAboveZero = withTwoDecimals(Type.Number({ exclusiveMinimum: 0, maximum: 20_000_000 }));
/** What a coupon takes off; see `readDiscount`. */
export const discount = withTwoDecimals(Type.Number({ minimum: 1, maximum: 100 }));
export const words = (maxLength: number) => Type.String({ maxLength });
