import { pino } from "pino";
import { systemClock } from "#server/platform/clock.ts";
import type { PlatformConfig } from "#server/platform/config.ts";
import { openPglite } from "#server/platform/db/openPglite.ts";
import { NO_LIMITS, openPostgres } from "#server/platform/db/openPostgres.ts";
import { loggerOptions } from "#server/platform/http/logging.ts";
import { migratePlugins } from "#server/platform/plugin/migratePlugins.ts";
import { platformPlugins } from "#server/platform/plugins.ts";
import { createServices, type Services } from "#server/platform/services/index.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";

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
  // Without a time limit, because one transaction may write a whole store.
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
