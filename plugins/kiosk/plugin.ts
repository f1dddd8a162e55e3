import type { Plugin } from "#kernel/plugin/Feature.types.ts";

const unlisted = __BROWSER__ ? undefined : async () => ({ isIndexed: false });

/** A screen in a shop at which strangers buy, one after another; in builds with FLAG_KIOSK. */
export const kioskPlugin: Plugin = {
  id: "kiosk",
  routes: [
    {
      path: "/kiosk",
      access: "public",
      isBare: true,
      load: () => import("./KioskPage"),
      code: "KioskPage",
      describe: unlisted,
    },
    {
      path: "/kiosk/pay",
      access: "public",
      isBare: true,
      load: () => import("./pay/PhonePayPage"),
      code: "PhonePayPage",
      describe: unlisted,
    },
  ],
};
