export { bindPayments } from "./bindPayments";
export { type PaymentMethodEntry, PaymentMethods } from "./PaymentMethods";
export { PaymentOptions } from "./PaymentOptions";
export { type RechargePaymentResult, RechargePayments } from "./RechargePayments";
