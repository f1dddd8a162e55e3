/** Set by the build; not there where the platform runs from its source. */
declare const __SHIPPING__: boolean | undefined;

/** A shop that is built without shipping (FLAG_SHIPPING) names no delivery charge, so it takes none either. */
const isOffered = typeof __SHIPPING__ === "undefined" || __SHIPPING__;

export function withDelivery<T extends { shippingEnabled: boolean }>(shipping: T): T {
  return isOffered ? shipping : { ...shipping, shippingEnabled: false };
}
