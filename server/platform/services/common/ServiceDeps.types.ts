import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../clock";
import type { PlatformConfig } from "../../config";
import type { Db } from "../../db/db.types";
import type { PlatformPlugin } from "../../plugin/PlatformPlugin.types";

/** What every service is made from. */
export interface ServiceDeps {
  db: Db;
  clock: Clock;
  config: PlatformConfig;
  log: FastifyBaseLogger;
  /** The plugins in `plugins.ts` when left out. */
  plugins?: readonly PlatformPlugin[];
  /** The address at which this process reaches itself; throws until it listens. */
  ownAddress(): string;
}
