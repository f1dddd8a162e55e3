import type { Plugin } from "../../src/kernel/plugin/Feature.types";

/** Razorpay's standard checkout (platform-api, Identifiers); in builds with FLAG_PAYMENT_RAZORPAY. */
export const paymentRazorpayPlugin: Plugin = {
  id: "payment-razorpay",
  slots: [
    {
      slot: "payment-provider",
      order: 30,
      id: "RAZORPAY",
      opensIn: "page",
      // As Razorpay's own shop module lists them: github.com/razorpay/razorpay-magento, etc/csp_whitelist.xml;
      // cdn brings its risk detection (its issue 542).
      origins: {
        script: ["https://checkout.razorpay.com", "https://cdn.razorpay.com"],
        frame: ["https://api.razorpay.com"],
        connect: ["https://lumberjack.razorpay.com", "https://lumberjack-metrics.razorpay.com"],
      },
      load: () => import("./createProvider"),
    },
  ],
};
