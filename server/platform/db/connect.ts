import type { Db } from "./db.types";
import { openPglite } from "./openPglite";
import { openPostgres } from "./openPostgres";

export interface DatabaseConfig {
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl?: string;
  dataDir: string;
}

/** Opens the database, migrated to the newest tables. */
export function openDatabase(config: DatabaseConfig, onError: (error: Error) => void): Promise<Db> {
  return config.databaseUrl === undefined ? openPglite(config.dataDir) : openPostgres(config.databaseUrl, onError);
}
