import type { Feature, PageCode, RouteEntry } from "../../kernel/plugin/Feature.types";
import type { QueryCache } from "../../kernel/query/QueryCache";
import type { ShopOpener } from "../../kernel/shop/ShopOpener";
import type { Environment } from "../Environment.types";

/** Makes the opener of shops inside the page; its code is loaded when the first shop is opened. */
export function createShopOpener(
  outer: Omit<Environment, "storage" | "tabStorage" | "lock" | "navigation" | "notices">,
  manifests: readonly Feature[],
  known: () => QueryCache,
): ShopOpener {
  const ready = new Map<RouteEntry, PageCode>();
  const code = () => import("./openShop");
  return {
    open: async (dress) => (await code()).openShop(outer, manifests, ready, known(), dress),
    warm: async () => {
      const routes = manifests.flatMap(({ routes = [] }) => routes);
      await Promise.all([code(), ...routes.map(async (route) => ready.set(route, await route.load()))]);
    },
  };
}
