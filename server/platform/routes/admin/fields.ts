import { type TNumber, Type } from "typebox";
import type { Page, PageQuery } from "#contract/wire.types.ts";
import type { Wanted } from "../../services/common/Wanted.types";
import { words } from "../../words";

/** The most rows in one answer, and the last page that is looked for. */
const MOST = 500;
const LAST_PAGE = 1_000_000;

/** The answer of a call that reports nothing else. */
export const DONE = { done: true } as const;
const pageNumber = Type.Optional(Type.Integer({ minimum: 1, maximum: LAST_PAGE }));
/** The page of a list. */
export const paging = { page: pageNumber, size: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST })) };
export const wantedOf = ({ page = 1, size = 100 }: PageQuery): Wanted => ({ page, size });
export function mapPage<From, To>({ rows, ...page }: Page<From>, to: (row: From) => To): Page<To> {
  return { rows: rows.map(to), ...page };
}
/** A program's number may be off by less than this, as 0.1 + 0.2 is. */
const NOISE = 1e-6;
const isWhole = (hundredths: number) => Math.abs(hundredths - Math.round(hundredths)) < NOISE;
/** More than two decimals are refused and never rounded, because nobody could say which amount was meant. */
const withTwoDecimals = (number: TNumber) =>
  Type.Refine(
    number,
    (value) => isWhole(value * 100),
    () => words.moreThanTwoDecimals,
  );
export const rupees = withTwoDecimals(Type.Number({ minimum: 0, maximum: 20_000_000 }));
/** For a price or a deduction. */
export const rupeesAboveZero = withTwoDecimals(Type.Number({ exclusiveMinimum: 0, maximum: 20_000_000 }));
/** A coupon's percentage; see `readDiscount`. */
export const discount = withTwoDecimals(Type.Number({ minimum: 1, maximum: 100 }));
export const textUpTo = (maxLength: number) => Type.String({ maxLength });
