import type { Plugin } from "#kernel/plugin/Feature.types.ts";

/**
 * BMSPAY: its own API paths, and a payment page in a new tab (platform-api, Identifiers); in builds with FLAG_PAYMENT_BMSPAY.
 */
export const paymentBmspayPlugin: Plugin = {
  id: "payment-bmspay",
  slots: [
    {
      slot: "payment-provider",
      order: 20,
      id: "BMSPAY",
      opensIn: "tab",
      // The provider loads nothing into our page. The allowed origins of its tab are in AppConfig.payments.pageOrigins.
      origins: {},
      load: () => import("./createProvider"),
    },
  ],
};
