export type { ProviderOrigins } from "#contract/page/Prerender.types.ts";
export { bindPayments } from "./bindPayments";
export { isUnpaid } from "./isUnpaid";
export { type PaymentMethodEntry, PaymentMethods } from "./methods/PaymentMethods";
export { paymentConfigQuery } from "./methods/paymentConfigQuery";
export type { ChosenMethod, StorePayments } from "./methods/paymentSlots.types";
export { StorePaymentSettings } from "./methods/StorePaymentSettings";
export { storePaymentsOf } from "./methods/storePaymentsOf";
export { bindOnlinePayments } from "./online/bindOnlinePayments";
export type { PreparedPayment } from "./online/OnlinePayment.types";
export { OrderPayment } from "./online/OrderPayment";
export { type RechargePaymentResult, RechargePayments } from "./online/RechargePayments";
export { PaymentPages } from "./PaymentPages";
export {
  type CheckoutEnd,
  CheckoutNotOpened,
  type PaymentHost,
  type PaymentProvider,
  type PaymentRequest,
} from "./PaymentProvider";
export { PaymentProviders } from "./PaymentProviders";
export { PaymentPolling } from "./polling/PaymentPolling";
