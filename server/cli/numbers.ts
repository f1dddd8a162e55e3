import { InvalidArgumentError } from "commander";
import { Meant } from "#server/platform/ownerInput/Meant.ts";
import { readDiscount } from "#server/platform/ownerInput/readDiscount.ts";
import { readQuantity } from "#server/platform/ownerInput/readQuantity.ts";
import { readRupees } from "#server/platform/ownerInput/readRupees.ts";

/** Rupees as a person types them, above 0, in paise. */
export const paiseOf = (typed: string): number => known(readRupees(typed, { what: "an amount", isAboveZero: true }));

/** Rupees as a person types them, 0 or more, in paise. */
export const paiseOrNoneOf = (typed: string): number => known(readRupees(typed, { what: "an amount" }));

export const countOf = (typed: string): number => known(readQuantity(typed));

/** A coupon's percentage. */
export const discountOf = (typed: string): number => known(readDiscount(typed));

export type StockChange = { to: number } | { by: number };

/** `40`, or `+12` and `-3` for more and fewer. */
export function stockChangeOf(typed: string): StockChange {
  const [, sign = "", count = ""] = /^([+-]?)(.*)$/s.exec(typed) ?? [];
  const pieces = known(readQuantity(count), ", or +12 or -3 for more and fewer");
  return sign === "" ? { to: pieces } : { by: sign === "-" ? -pieces : pieces };
}

/** @throws InvalidArgumentError, which commander shows with the argument that is wrong */
function known(read: number | Meant, orElse = ""): number {
  if (!(read instanceof Meant)) return read;
  throw new InvalidArgumentError(`Meant is ${read.words.replace(/\.$/, "")}${orElse}.`);
}

/** A number of a page, or of its rows. */
export function placeOf(typed: string): number {
  if (/^\d{1,5}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 10_000) return Number(typed);
  throw new InvalidArgumentError("Give a whole number, 1 to 10000.");
}
