import type { Feature } from "#kernel/plugin/Feature.types.ts";

/** Order details (spec 2.9). */
export const orderFeature: Feature = {
  id: "order",
  routes: [{ path: "/order/:orderId/:isFromCheckoutPage", access: "login", load: () => import("./pages/OrderPage") }],
};
