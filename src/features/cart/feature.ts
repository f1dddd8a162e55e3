import type { Container } from "inversify";
import { bindCart } from "../../domain/cart";
import { bindPayments, PaymentOptions } from "../../domain/payments";
import type { Feature } from "../../kernel/plugin/Feature.types";

/** Cart and checkout (spec 2.8), and cash on delivery, the way to pay that every build has. */
export const cartFeature: Feature = {
  id: "cart",
  bind: (container: Container) => {
    bindCart(container);
    bindPayments(container);
  },
  routes: [{ path: "/cart", access: "login", load: () => import("./pages/CartPage") }],
  slots: [
    {
      slot: "payment-method",
      order: 20,
      method: "COD",
      label: "Cash on delivery",
      description: "Pay when your order arrives",
      isOffered: (container) => container.get(PaymentOptions).isCodEnabled,
    },
  ],
};
