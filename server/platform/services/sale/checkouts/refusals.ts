import { lineName } from "#contract/catalogue/lineName.ts";
import type { Executor } from "../../../db/db.types";
import { conflict, type PlatformError } from "../../../errors";
import { sayLines } from "../../common/languages/sayLines";
import { type AssessedLine, toCartItem } from "../carts/lines";
import { words } from "../words";

/** 409 with the current facts of every line, so that the shopper sees which ones changed (bar 5). */
export async function shortOfStock(orm: Executor, lines: readonly AssessedLine[]): Promise<PlatformError> {
  const short = lines.filter((line) => line.insufficientStock);
  const [first] = short;
  const message =
    first && short.length === 1
      ? words.onlyLeftOf(first.currentAvailableQuantity, lineName(await sayLines(orm, toCartItem(first))))
      : words.someOutOfStock;
  return conflict("INSUFFICIENT_STOCK", message, { cartItems: lines.map(toCartItem) });
}

export function checkoutChanged(lines: readonly AssessedLine[]): PlatformError {
  return conflict("CHECKOUT_CHANGED", words.pricesChanged, {
    cartItems: lines.map(toCartItem),
  });
}
