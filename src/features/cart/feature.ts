import { bindCart } from "#domain/cart/index.ts";
import type { Feature } from "#kernel/plugin/Feature.types.ts";
import * as words from "./words.en";

/**
 * Cart and checkout (spec 2.8), with the two payment methods that every build has. Plugins add the providers of online
 * payment.
 */
export const cartFeature: Feature = {
  id: "cart",
  bind: bindCart,
  routes: [
    {
      path: "/cart",
      access: "login",
      isBuying: true,
      isTask: true,
      load: () => import("./pages/CartPage"),
      code: "CartPage",
    },
  ],
  slots: [
    { slot: "buy-actions", order: 10, load: () => import("./pages/BuyNow") },
    {
      slot: "payment-method",
      order: 10,
      method: "PAYMENT_GATEWAY",
      label: words.onlinePayment,
      description: words.cardsAndBanking,
      // Offered only if an active online payment name exists (spec 5, Checkout).
      isOffered: (store) => store.onlinePaymentName !== "",
      hindrance: (store) => store.onlineHindrance,
    },
    {
      slot: "payment-method",
      order: 20,
      method: "COD",
      label: words.cashOnDelivery,
      description: words.payOnArrival,
      isOffered: (store) => store.isCodEnabled,
    },
  ],
};
