import type { Cart } from "#contract/sale/carts.ts";
import { toPaise } from "../catalogue";

/** The goods' value at selling prices, before coupon, tax and delivery; undefined while the totals are unknown. */
export function goodsPaise(totals: Pick<Cart, "totalPrice" | "totalDiscount"> | null): number | undefined {
  return totals === null ? undefined : toPaise(totals.totalPrice) - toPaise(totals.totalDiscount);
}
