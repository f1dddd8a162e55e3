/** The id of the element of a cart's line. */
export const lineId = (variantId: string) => `cart-line-${variantId}`;
