import { existsSync } from "node:fs";
import { join } from "node:path";
import { readPlatformConfig } from "#server/platform/config.ts";
import { moveDatabase } from "#server/platform/db/moveDatabase.ts";
import { openPglite } from "#server/platform/db/openPglite.ts";
import { NO_LIMITS, openPostgres } from "#server/platform/db/openPostgres.ts";
import { migratePlugins } from "#server/platform/plugin/migratePlugins.ts";
import { platformPlugins } from "#server/platform/plugins.ts";
import { endWithReason } from "#server/process/endWithReason.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";

/** `DATABASE_URL=… npm run db:move`: copies everything in the embedded database into a PostgreSQL. */
await endWithReason(async () => {
  const { dataDir, databaseUrl } = readPlatformConfig(process.env);
  if (databaseUrl === undefined) {
    throw new ConfigError("DATABASE_URL is missing: set it to the empty PostgreSQL that everything goes to.");
  }
  if (!existsSync(join(dataDir, "db"))) {
    throw new ConfigError(
      `DATA_DIR is "${dataDir}", where no database is: set it to the folder of the shop that moves.`,
    );
  }
  const from = await openPglite(dataDir);
  const to = await openPostgres(databaseUrl, (error) => process.stderr.write(`${error.message}\n`), {
    limits: NO_LIMITS,
  });
  try {
    await migratePlugins(to, platformPlugins);
    await moveDatabase(from, to, (table, rows) => process.stdout.write(`${String(rows).padStart(8)}  ${table}\n`));
    process.stdout.write("Moved. Start the shop with the same DATABASE_URL and TOKEN_SECRET.\n");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`${reason}\nNothing was moved.`);
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
});
