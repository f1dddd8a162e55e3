import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../clock";
import type { PlatformConfig } from "../../config";
import type { Db } from "../../db/db.types";
import type { PlatformPlugin } from "../../plugin/PlatformPlugin.types";

/** What every service stands on. */
export interface ServiceDeps {
  db: Db;
  clock: Clock;
  config: PlatformConfig;
  log: FastifyBaseLogger;
  /** Those of `plugins.ts` when left out. */
  plugins?: readonly PlatformPlugin[];
  /** Where this process can reach itself; throws until it listens. */
  ownAddress(): string;
}
