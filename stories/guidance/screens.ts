import type { Guide } from "./Guidance.types.ts";

/** Whole pages: what a shopper comes for, and the names that people search for. */
export const screens: Guide = {
  "features/home/HomePage": {
    also: ["landing page", "start page", "front page"],
    use: "a shopper arrives: what the store sells, in one look.",
  },
  "features/category/CategoryPage": {
    also: ["PLP", "product listing", "category listing", "catalogue"],
    use: "a shopper looks through the products of a category.",
  },
  "features/search/SearchPage": { also: ["search results", "SRP"], use: "a shopper has searched for something." },
  "features/product/ProductPage": {
    also: ["PDP", "product detail", "item page"],
    use: "a shopper decides about one product.",
  },
  "features/cart/CartPage": {
    also: ["checkout", "basket", "bag", "shopping cart"],
    use: "a shopper looks through the cart, says where to and how to pay, and orders: three steps at one address.",
  },
  "features/order/OrderPage": {
    also: ["order details", "order tracking", "thank you page", "order confirmation"],
    use: "a shopper wants to know about one order, also right after placing it.",
  },
  "features/login/LoginPage": {
    also: ["sign in", "log in", "authentication", "register"],
    use: "a shopper says who they are, by a code to their mobile number.",
  },
  "features/account/AccountPage": {
    also: ["my account", "settings", "dashboard"],
    use: "a shopper looks for what the shop knows about them.",
  },
  "features/account/ProfilePage": {
    also: ["user profile", "personal details"],
    use: "a shopper changes their name, photo or e-mail address.",
  },
  "features/account/OrdersPage": {
    also: ["order history", "my orders", "past orders"],
    use: "a shopper looks for an order.",
  },
  "features/account/AddressPage": {
    also: ["address book", "saved addresses"],
    use: "a shopper adds, changes or removes an address.",
  },
  "features/subscription/SetupPage": {
    also: ["subscribe", "recurring order", "subscription setup"],
    use: "a shopper wants a product delivered on certain weekdays.",
  },
  "features/subscription/SubscriptionsPage": {
    also: ["my subscriptions", "recurring deliveries"],
    use: "a shopper changes, pauses or ends a subscription.",
  },
  "plugins/wallet/WalletPage": {
    also: ["balance", "store credit", "recharge"],
    use: "a shopper looks at the balance or recharges it.",
  },
  "plugins/kiosk/KioskPage": {
    also: ["self-service", "till", "POS", "touch screen"],
    use: "somebody orders at a screen in the shop.",
  },
  "plugins/counter/CounterPage": {
    also: ["staff page", "order queue", "back office"],
    use: "the shop's staff pack orders and hand them out.",
  },
  "plugins/counter/board/BoardPage": {
    also: ["order board", "pickup screen", "queue display"],
    use: "customers in the shop wait for their number.",
  },
};
