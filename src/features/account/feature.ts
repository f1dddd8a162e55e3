import type { Feature } from "../../kernel/plugin/Feature.types";

/** The account area (spec 2.11). Its menu is what manifests hang into `account-nav`; only pages that are there. */
export const accountFeature: Feature = {
  id: "account",
  routes: [{ path: "/account/*", access: "login", load: () => import("./pages/AccountPage") }],
  slots: [
    { slot: "account-nav", order: 10, path: "/account/profile", label: "Profile", icon: "profile" },
    { slot: "account-nav", order: 30, path: "/account/address", label: "Address", icon: "address" },
    { slot: "account-nav", order: 40, path: "/account/orders", label: "Orders", icon: "orders", isNear: true },
  ],
};
