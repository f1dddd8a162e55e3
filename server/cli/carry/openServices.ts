import { pino } from "pino";
import { ConfigError } from "../../ConfigError";
import { systemClock } from "../../platform/clock";
import type { PlatformConfig } from "../../platform/config";
import { openPglite } from "../../platform/db/openPglite";
import { NO_LIMITS, openPostgres } from "../../platform/db/openPostgres";
import { loggerOptions } from "../../platform/http/logging";
import { migratePlugins } from "../../platform/plugin/migratePlugins";
import { platformPlugins } from "../../platform/plugins";
import { createServices, type Services } from "../../platform/services";

export interface OpenServices {
  services: Services;
  close(): Promise<void>;
}

/**
 * Opens the shop's services in a process that serves no shoppers.
 * @throws DataFolderInUse at once when another process has the embedded database open
 */
export async function openServices(config: PlatformConfig): Promise<OpenServices> {
  const { stream: _, ...options } = loggerOptions("warn");
  const log = pino(options, pino.destination(2));
  const onError = (error: Error) => log.warn({ err: error }, "a database connection broke");
  const { databaseUrl, dataDir } = config;
  // No time limit: one transaction may write a whole store.
  const db =
    databaseUrl === undefined
      ? await openPglite(dataDir, 0)
      : await openPostgres(databaseUrl, onError, { limits: NO_LIMITS });
  await migratePlugins(db, platformPlugins);
  const ownAddress = () => {
    throw new ConfigError("The sandbox's gateway is a part of the shop: start the shop to reach it.");
  };
  return { services: createServices({ db, clock: systemClock, config, log, ownAddress }), close: () => db.close() };
}
