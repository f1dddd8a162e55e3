import type { ProviderOrigins } from "#domain/payments/index.ts";
import type { Plugin } from "#kernel/plugin/Feature.types.ts";

/**
 * The origins that the provider's documentation requires in a Content-Security-Policy, with the page that says so. They
 * are in a separate constant, because Rspack treats a deeper nested manifest as impure and keeps the plugin's code in
 * builds without it.
 */
const origins: ProviderOrigins = {
  script: ["https://sdk.examplepay.example"],
  frame: ["https://pay.examplepay.example"],
};

/** Example Pay, in builds with FLAG_PAYMENT_EXAMPLEPAY. */
export const paymentExamplepayPlugin: Plugin = {
  id: "payment-examplepay",
  slots: [
    {
      slot: "payment-provider",
      order: 40,
      id: "EXAMPLEPAY",
      opensIn: "page",
      origins,
      load: () => import("./createProvider"),
    },
  ],
};
