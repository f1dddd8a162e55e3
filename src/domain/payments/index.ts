export type { ProviderOrigins } from "../../contract/page/Prerender.types";
export { bindOnlinePayments } from "./bindOnlinePayments";
export { bindPayments } from "./bindPayments";
export { isUnpaid } from "./isUnpaid";
export type { PaymentSeat } from "./OnlinePayment.types";
export { OrderPayment } from "./OrderPayment";
export { type PaymentMethodEntry, PaymentMethods } from "./PaymentMethods";
export { PaymentOptions } from "./PaymentOptions";
export { PaymentPages } from "./PaymentPages";
export {
  type CheckoutEnd,
  CheckoutNotOpened,
  type PaymentHost,
  type PaymentProvider,
  type PaymentRequest,
} from "./PaymentProvider";
export { PaymentProviders } from "./PaymentProviders";
export { type RechargePaymentResult, RechargePayments } from "./RechargePayments";
