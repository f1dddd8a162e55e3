export { bindCheckout } from "./bindCheckout";

export { CheckoutStore, PAYMENT_MISSING } from "./CheckoutStore";
export { CouponStore } from "./CouponStore";
export { deliveryCharge, missingForFree } from "./deliveryCharge";
export { PlaceOrder } from "./PlaceOrder";
export { type PriceRow, priceBreakdown } from "./priceBreakdown";
export { shownDelivery } from "./shownDelivery";
