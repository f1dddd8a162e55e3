import type { ShippingConfig } from "../../contract/store/stores";
import { toPaise } from "../catalogue";

/**
 * What a store asks for bringing goods, in rupees, by the platform's own rule: from a sum on nothing, below it one charge.
 * Undefined where its terms are not known.
 * @param goodsPaise at their selling prices, before a coupon and tax
 */
export function deliveryCharge(terms: Partial<ShippingConfig> | undefined, goodsPaise: number): number | undefined {
  if (terms === undefined) return undefined;
  return missingForFree(terms, goodsPaise) === 0 || terms.shippingEnabled === false ? 0 : terms.shippingCharge;
}

/** What is missing until the delivery is free, in paise; undefined where it never is. */
export function missingForFree(terms: Partial<ShippingConfig> | undefined, goodsPaise: number): number | undefined {
  const freeFrom = terms?.freeShippingFrom ?? 0;
  return freeFrom === 0 ? undefined : Math.max(0, toPaise(freeFrom) - goodsPaise);
}
