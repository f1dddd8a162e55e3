export { bindCheckout } from "./bindCheckout";
export type { CheckoutStep } from "./Checkout.types";
export { CheckoutStore } from "./CheckoutStore";
export { type PriceRow, priceBreakdown } from "./priceBreakdown";
