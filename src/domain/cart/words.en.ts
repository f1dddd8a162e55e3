export const productAdded = "Product added to cart";
export const productRemoved = "Product removed from cart";
export const productNotAdded = "Failed to add product to cart";
export const productNotRemoved = "Failed to remove product from cart";
