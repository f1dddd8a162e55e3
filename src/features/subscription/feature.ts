import { bindCatalogue } from "../../domain/catalogue";
import type { Feature } from "../../kernel/plugin/Feature.types";

/** Subscription setup (spec 2.12); nothing links here until deliveries that come back can be confirmed. */
export const subscriptionFeature: Feature = {
  id: "subscription",
  bind: bindCatalogue,
  routes: [{ path: "/subscription/:productId", access: "login", load: () => import("./pages/SubscriptionPage") }],
};
