import { BrandingStore } from "#domain/branding/index.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import type { Plugin } from "#kernel/plugin/Feature.types.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { Shipping } from "./Shipping";

/** Delivery: the expected time on orders (spec 2.9) and products, the charge in the cart. In builds with FLAG_SHIPPING. */
export const shippingPlugin: Plugin = {
  id: "shipping",
  bind: (container) => container.shared(Shipping, [ApiClient, QueryCache, BrandingStore]),
  slots: [
    { slot: "delivery-terms", order: 10, termsOf: (container) => container.get(Shipping).config },
    { slot: "order-details", order: 10, load: () => import("./ExpectedDelivery") },
    {
      slot: "product-actions",
      order: 10,
      load: () => import("./DeliveryEstimate"),
      prefetch: (container) => container.get(Shipping).prefetch(),
    },
  ],
};
