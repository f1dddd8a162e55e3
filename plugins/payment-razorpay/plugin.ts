import type { ProviderOrigins } from "#domain/payments/index.ts";
import type { Plugin } from "#kernel/plugin/Feature.types.ts";

/**
 * The origins in Razorpay's own shop module: github.com/razorpay/razorpay-magento, etc/csp_whitelist.xml; cdn has its risk
 * detection (its ticket 542). A separate constant, because Rspack takes a manifest with deeper nesting for impure and keeps
 * the plugin's code in builds without it.
 */
const origins: ProviderOrigins = {
  script: ["https://checkout.razorpay.com", "https://cdn.razorpay.com"],
  frame: ["https://api.razorpay.com"],
  connect: ["https://lumberjack.razorpay.com", "https://lumberjack-metrics.razorpay.com"],
};

/** Razorpay's standard checkout (platform-api, Identifiers); in builds with FLAG_PAYMENT_RAZORPAY. */
export const paymentRazorpayPlugin: Plugin = {
  id: "payment-razorpay",
  slots: [
    {
      slot: "payment-provider",
      order: 30,
      id: "RAZORPAY",
      opensIn: "page",
      origins,
      load: () => import("./createProvider"),
    },
  ],
};
