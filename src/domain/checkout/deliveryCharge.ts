import type { ShippingConfig } from "#contract/store/stores.ts";
import { toPaise } from "../catalogue";

/**
 * The delivery charge in rupees, by the platform's rule: a fixed charge, and none from a certain value of goods. Undefined
 * when the store's delivery terms are unknown. @param goodsPaise the goods' value at selling prices, before coupon and tax
 */
export function deliveryCharge(terms: Partial<ShippingConfig> | undefined, goodsPaise: number): number | undefined {
  if (terms === undefined) return undefined;
  return missingForFree(terms, goodsPaise) === 0 || terms.shippingEnabled === false ? 0 : terms.shippingCharge;
}

/** How much is missing for free delivery, in paise; undefined when the store never delivers free. */
export function missingForFree(terms: Partial<ShippingConfig> | undefined, goodsPaise: number): number | undefined {
  const freeFrom = terms?.freeShippingFrom;
  return !freeFrom ? undefined : Math.max(0, toPaise(freeFrom) - goodsPaise);
}
