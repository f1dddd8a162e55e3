import type { Feature, PageCode, RouteEntry } from "../../kernel/plugin/Feature.types";
import type { CoreQueryCache } from "../../kernel/query/CoreQueryCache";
import type { ShopOpener } from "../../kernel/shop/ShopOpener";
import type { OuterEnvironment } from "../Environment.types";

/** Makes the opener of shops inside the page; its code is loaded when the first shop is opened. */
export function createShopOpener(
  outer: OuterEnvironment,
  manifests: readonly Feature[],
  known: () => Promise<CoreQueryCache>,
): ShopOpener {
  const ready = new Map<RouteEntry, PageCode>();
  const code = () => import("./openShop");
  return {
    open: async (dress) => (await code()).openShop(outer, manifests, ready, await known(), dress),
    warm: async () => {
      const routes = manifests.flatMap(({ routes = [] }) => routes);
      await Promise.all([code(), ...routes.map(async (route) => ready.set(route, await route.load()))]);
    },
  };
}
