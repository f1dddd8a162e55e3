/** Set by the build; undefined when the platform runs from its sources. */
declare const __SHIPPING__: boolean | undefined;

/** A shop that is built without shipping (FLAG_SHIPPING) shows no delivery charge, so it charges none either. */
const isOffered = typeof __SHIPPING__ === "undefined" || __SHIPPING__;

export function withDelivery<T extends { shippingEnabled: boolean }>(shipping: T): T {
  return isOffered ? shipping : { ...shipping, shippingEnabled: false };
}
