export { bindCheckout } from "./bindCheckout";

export { CheckoutStore, PAYMENT_MISSING } from "./CheckoutStore";
export { CouponStore } from "./CouponStore";
export type { DeliveryTerms } from "./checkoutSlots.types";
export { deliveryCharge, missingForFree } from "./deliveryCharge";
export { deliveryTermsOf } from "./deliveryTermsOf";
export { goodsPaise } from "./goodsPaise";
export { laterDelivery } from "./laterDelivery";
export { PlaceOrder } from "./PlaceOrder";
export { type PriceChange, PriceNews } from "./PriceNews";
export { priceBreakdown } from "./priceBreakdown";
export { shownDelivery } from "./shownDelivery";
