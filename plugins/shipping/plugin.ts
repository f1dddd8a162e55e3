import type { Plugin } from "../../src/kernel/plugin/Feature.types";
import { bindShipping } from "./bindShipping";
import { Shipping } from "./Shipping";

/** Delivery times: expected on an order (spec 2.9), estimated on a product; in builds with FLAG_SHIPPING. */
export const shippingPlugin: Plugin = {
  id: "shipping",
  bind: bindShipping,
  slots: [
    { slot: "delivery", order: 10 },
    { slot: "order-details", order: 10, load: () => import("./ExpectedDelivery") },
    {
      slot: "product-actions",
      order: 10,
      load: () => import("./DeliveryEstimate"),
      prefetch: (container) => container.get(Shipping).prefetch(),
    },
  ],
};
