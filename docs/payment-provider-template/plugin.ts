import type { ProviderOrigins } from "../../src/domain/payments";
import type { Plugin } from "../../src/kernel/plugin/Feature.types";

/**
 * Where the provider's documentation says that its Content-Security-Policy must allow, with the page that says so. A
 * constant of its own: nested any deeper, Rspack takes the manifest for impure and keeps the plugin's code in builds
 * without it.
 */
const origins: ProviderOrigins = {
  script: ["https://sdk.examplepay.example"],
  frame: ["https://pay.examplepay.example"],
};

/** Example Pay; in builds with FLAG_PAYMENT_EXAMPLEPAY. */
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
