import { lineName } from "#contract/catalogue/lineName.ts";
import { conflict, type PlatformError } from "../../../errors";
import { toldOptions } from "../../common/options/toldOptions";
import { type AssessedLine, toCartItem } from "../carts/lines";
import { words } from "../words";

/** 409 with the current facts of every line, so that the shopper sees which ones changed (bar 5). */
export function shortOfStock(lines: readonly AssessedLine[]): PlatformError {
  const short = lines.filter((line) => line.insufficientStock);
  const [first] = short;
  const message =
    first && short.length === 1
      ? words.onlyLeftOf(
          first.currentAvailableQuantity,
          lineName({ productName: first.productName, ...toldOptions(first.options) }),
        )
      : words.someOutOfStock;
  return conflict("INSUFFICIENT_STOCK", message, { cartItems: lines.map(toCartItem) });
}

export function checkoutChanged(lines: readonly AssessedLine[]): PlatformError {
  return conflict("CHECKOUT_CHANGED", words.pricesChanged, {
    cartItems: lines.map(toCartItem),
  });
}
