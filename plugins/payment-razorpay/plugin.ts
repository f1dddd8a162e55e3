import type { ProviderOrigins } from "../../src/domain/payments";
import type { Plugin } from "../../src/kernel/plugin/Feature.types";

/**
 * As Razorpay's own shop module lists them: github.com/razorpay/razorpay-magento, etc/csp_whitelist.xml; cdn brings its
 * risk detection (its ticket 542). A constant of its own: nested any deeper, Rspack takes the manifest for impure and
 * keeps the plugin's code in builds without it.
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
