import type { Feature } from "#kernel/plugin/Feature.types.ts";
import * as words from "./words.en";

/**
 * The account area (spec 2.11). Its menu shows the `account-nav` entries of all manifests, so it lists only pages that the
 * build has.
 */
export const accountFeature: Feature = {
  id: "account",
  routes: [{ path: "/account/*", access: "login", load: () => import("./pages/AccountPage"), code: "AccountPage" }],
  slots: [
    { slot: "account-nav", order: 10, path: "/account/profile", label: words.profile, icon: "profile" },
    { slot: "account-nav", order: 30, path: "/account/address", label: words.address, icon: "address" },
    { slot: "account-nav", order: 40, path: "/account/orders", label: words.orders, icon: "orders", isNear: true },
  ],
};
