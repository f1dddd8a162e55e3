export const productAdded = "Product added to cart";
export const productRemoved = "Product removed from cart";
export const productNotAdded = "Failed to add product to cart";
export const productNotRemoved = "Failed to remove product from cart";
/** Reading 32. */
export const withReason = (message: string, reason: string) => `${message}. ${reason}`;
