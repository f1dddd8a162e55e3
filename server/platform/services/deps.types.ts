import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock";
import type { PlatformConfig } from "../config";
import type { Db } from "../db/db.types";

/** What every service stands on. */
export interface ServiceDeps {
  db: Db;
  clock: Clock;
  config: PlatformConfig;
  log: FastifyBaseLogger;
  /** Where this process can reach itself; throws until it listens. */
  ownAddress(): string;
}
