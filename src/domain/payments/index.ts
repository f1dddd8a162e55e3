export { bindPayments } from "./bindPayments";
export { type PaymentMethodEntry, PaymentMethods } from "./PaymentMethods";
export { PaymentOptions } from "./PaymentOptions";
export { type RechargePaymentResult, RechargePayments } from "./RechargePayments";
export {
  type CheckoutEnd,
  CheckoutNotOpened,
  type PaymentHost,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderOrigins,
} from "./PaymentProvider";
export { type PaymentTab, PaymentTabs } from "./PaymentTabs";
