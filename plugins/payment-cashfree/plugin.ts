import type { ProviderOrigins } from "#domain/payments/index.ts";
import type { Plugin } from "#kernel/plugin/Feature.types.ts";

/**
 * The origins that the README of @cashfreepayments/cashfree-js lists for a Content-Security-Policy. A separate constant,
 * because Rspack takes a manifest with deeper nesting for impure and keeps the plugin's code in builds without it.
 */
const origins: ProviderOrigins = {
  script: ["https://sdk.cashfree.com"],
  frame: [
    "https://sdk.cashfree.com",
    "https://api.cashfree.com",
    "https://sandbox.cashfree.com",
    "https://payments.cashfree.com",
    "https://payments-test.cashfree.com",
  ],
  connect: ["https://api.cashfree.com"],
};

/** Cashfree: the provider that the product fully supports (spec 7.2); in builds with FLAG_PAYMENT_CASHFREE. */
export const paymentCashfreePlugin: Plugin = {
  id: "payment-cashfree",
  slots: [
    {
      slot: "payment-provider",
      order: 10,
      id: "CASHFREE",
      opensIn: "page",
      origins,
      load: () => import("./createProvider"),
    },
  ],
};
