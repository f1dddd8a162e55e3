import type { Plugin } from "../../src/kernel/plugin/Feature.types";

/** BMSPAY: paths of its own and a pay page in a new tab (platform-api, Identifiers); in builds with FLAG_PAYMENT_BMSPAY. */
export const paymentBmspayPlugin: Plugin = {
  id: "payment-bmspay",
  slots: [
    {
      slot: "payment-provider",
      order: 20,
      id: "BMSPAY",
      opensIn: "tab",
      // Nothing of it runs in our page: where its tab may go is AppConfig.payments.pageOrigins.
      origins: {},
      load: () => import("./createProvider"),
    },
  ],
};
