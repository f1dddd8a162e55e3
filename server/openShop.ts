import { collectDefaultMetrics, type Registry } from "prom-client";
import { closeSoftly, type SoftClosing } from "./closeSoftly";
import { openOwnDoor } from "./host/openOwnDoor";
import type { HostSettings } from "./host/readHostConfig";
import { storefrontHost } from "./host/storefrontHost";
import { warmUp } from "./host/warmUp";
import type { PlatformConfig } from "./platform/config";
import { buildPlatform } from "./platform/platform";

/** What a process tells when it listens. */
export interface Opened {
  port: number;
  /** The database has a store to show. */
  hasStore: boolean;
}

/** Storefront and platform in this process, not listening yet. */
export interface Shop extends Pick<SoftClosing, "leave" | "listenNoMore"> {
  metrics: Registry;
  /** What is missing before shoppers can be served; nothing: they can. */
  missing(): Promise<string[]>;
  /** Draws the first pages, then listens. */
  listen(): Promise<Opened>;
}

export async function openShop(config: PlatformConfig, settings: HostSettings): Promise<Shop> {
  const { app, metrics, isDatabaseThere, changesSince, someStore, close } = await buildPlatform(config);
  const ownOrigin = await openOwnDoor(app);
  const readsFrom = settings.platformOrigin ?? ownOrigin;
  await app.register(storefrontHost, { ...settings, readsFrom, metrics, changesSince });
  const { isLeaving, leave, listenNoMore } = closeSoftly(app, close);
  collectDefaultMetrics({ register: metrics });
  let isWarm = false;
  return {
    metrics,
    leave,
    listenNoMore,
    missing: async () => [
      ...(isWarm ? [] : ["drawing"]),
      ...((await isDatabaseThere()) ? [] : ["database"]),
      ...(isLeaving() ? ["it was told to end"] : []),
    ],
    listen: async () => {
      const store = await someStore();
      await warmUp(app, { ...settings, port: config.port, ownOrigin, store });
      isWarm = true;
      const address = await app.listen({ host: config.host, port: config.port });
      return { port: Number(new URL(address).port), hasStore: store !== undefined };
    },
  };
}
