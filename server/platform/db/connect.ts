import type { Db } from "./db.types";
import { openPglite } from "./openPglite";
import { openPostgres } from "./openPostgres";

export interface DatabaseConfig {
  /** The PostgreSQL to use instead of the embedded one. */
  databaseUrl?: string;
  dataDir: string;
  /** How many processes of this shop share that PostgreSQL. */
  processes?: number;
}

/** Opens the database and migrates it to the newest schema. */
export function openDatabase(config: DatabaseConfig, onError: (error: Error) => void): Promise<Db> {
  const { databaseUrl, dataDir, processes } = config;
  return databaseUrl === undefined ? openPglite(dataDir) : openPostgres(databaseUrl, onError, { processes });
}
