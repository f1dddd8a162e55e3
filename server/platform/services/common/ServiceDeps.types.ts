import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../clock";
import type { PlatformConfig } from "../../config";
import type { Db } from "../../db/db.types";
import type { PlatformPlugin } from "../../plugin/PlatformPlugin.types";

/** What every service is given. */
export interface ServiceDeps {
  db: Db;
  clock: Clock;
  config: PlatformConfig;
  log: FastifyBaseLogger;
  /** Those in `plugins.ts` by default. */
  plugins?: readonly PlatformPlugin[];
  /** The address at which this process reaches itself. Throws until it listens. */
  ownAddress(): string;
}
