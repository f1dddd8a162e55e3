import { collectDefaultMetrics, type Registry } from "prom-client";
import { takeCommands } from "#server/cli/carry/takeCommands.ts";
import { commands } from "#server/cli/commands.ts";
import { openOwnDoor } from "#server/host/addresses/openOwnDoor.ts";
import type { HostSettings } from "#server/host/settings/readHostConfig.ts";
import { storefrontHost } from "#server/host/storefrontHost.ts";
import { warmUp } from "#server/host/warmUp.ts";
import type { PlatformConfig } from "#server/platform/config.ts";
import { hasRoom } from "#server/platform/db/hasRoom.ts";
import { buildPlatform } from "#server/platform/platform.ts";
import { closeSoftly, type SoftClosing } from "./closeSoftly";
import { operationsRoutes } from "./operations/operationsRoutes";
import type { Watched } from "./operations/Watched.types";

/** What a process reports when it begins to listen. */
export interface Opened {
  port: number;
  /** The friendly ids of all stores, or of some if there are many. */
  stores: string[];
}

/** The storefront and the platform in this process, before it listens. */
export interface Shop extends Pick<SoftClosing, "leave" | "listenNoMore">, Pick<Watched, "missing"> {
  metrics: Registry;
  /** Draws the first pages, then listens. */
  listen(): Promise<Opened>;
}

/**
 * @param ofAll the metrics and health of all processes, when this is one of several; by default those of this process are
 * served
 */
export async function openShop(config: PlatformConfig, settings: HostSettings, ofAll?: Watched): Promise<Shop> {
  const { app, services, metrics, isDatabaseThere, changesSince, someStores, answerFirst, close } =
    await buildPlatform(config);
  if (config.databaseUrl === undefined) takeCommands(app, services, config.dataDir, commands);
  const ownOrigin = await openOwnDoor(app);
  const readsFrom = settings.platformOrigin ?? ownOrigin;
  await app.register(storefrontHost, { ...settings, readsFrom, metrics, changesSince, answerFirst });
  const { isLeaving, leave, listenNoMore } = closeSoftly(app, close);
  collectDefaultMetrics({ register: metrics });
  let isWarm = false;
  const missing = async () => [
    ...(isWarm ? [] : ["drawing"]),
    ...((await isDatabaseThere()) ? [] : ["database"]),
    ...(config.databaseUrl !== undefined || (await hasRoom(config.dataDir)) ? [] : ["room on the disk of DATA_DIR"]),
    ...(isLeaving() ? ["it was told to end"] : []),
  ];
  const watched = ofAll ?? { figures: () => metrics.metrics(), missing };
  const { metricsToken: token } = config;
  await app.register(operationsRoutes, { ...watched, reader: token === undefined ? "nobody" : { token } });
  return {
    metrics,
    leave,
    listenNoMore,
    missing,
    listen: async () => {
      const stores = await someStores();
      await warmUp(app, { ...settings, port: config.port, ownOrigin, store: stores[0] });
      isWarm = true;
      const address = await app.listen({ host: config.host, port: config.port });
      return { port: Number(new URL(address).port), stores };
    },
  };
}
