import type { Feature, PageCode, RouteEntry } from "#kernel/plugin/Feature.types.ts";
import type { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import type { ShopOpener } from "#kernel/shop/ShopOpener.ts";
import type { OuterEnvironment } from "../Environment.types";

/** Makes the opener of shops inside the page; its code is loaded when the first shop is opened. */
export function createShopOpener(
  outer: OuterEnvironment,
  manifests: readonly Feature[],
  known: () => Promise<CoreQueryCache>,
): ShopOpener {
  /** Keyed by `load`, because an edition of the shop makes route entries of its own. */
  const ready = new Map<RouteEntry["load"], PageCode>();
  const code = () => import("./openShop");
  return {
    open: async (edition) => (await code()).openShop(outer, manifests, ready, await known(), edition),
    warm: async (more) => {
      const loads = manifests.flatMap(({ routes = [] }) => routes.map(({ load }) => load));
      await Promise.all([code(), ...[...loads, ...more].map(async (load) => ready.set(load, await load()))]);
    },
  };
}
