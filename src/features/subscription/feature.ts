import { bindCatalogue } from "#domain/catalogue/index.ts";
import type { Feature } from "#kernel/plugin/Feature.types.ts";
import * as words from "./words.en";

/** Subscriptions: their setup (spec 2.12), their page in the account (spec 2.11) and the link on the product page. */
export const subscriptionFeature: Feature = {
  id: "subscription",
  bind: bindCatalogue,
  routes: [
    { path: "/subscription/:productId", access: "login", isBuying: true, load: () => import("./pages/SetupPage") },
  ],
  slots: [
    { slot: "product-actions", order: 20, load: () => import("./views/SubscribeLink") },
    {
      slot: "account-nav",
      order: 50,
      path: "/account/subscription",
      label: words.subscription,
      icon: "subscription",
      load: () => import("./pages/SubscriptionsPage"),
    },
  ],
};
