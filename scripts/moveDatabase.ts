import { readPlatformConfig } from "../server/platform/config";
import { moveDatabase } from "../server/platform/db/moveDatabase";
import { openPglite } from "../server/platform/db/openPglite";
import { openPostgres } from "../server/platform/db/openPostgres";

/** `DATABASE_URL=… npm run db:move`: everything the embedded database holds, into a PostgreSQL. */
const { dataDir, databaseUrl } = readPlatformConfig(process.env);
if (databaseUrl === undefined) {
  process.stderr.write("DATABASE_URL is missing: set it to the empty PostgreSQL that everything goes to.\n");
  process.exit(1);
}
const from = await openPglite(dataDir);
const to = await openPostgres(databaseUrl, (error) => process.stderr.write(`${error.message}\n`));
try {
  await moveDatabase(from, to, (table, rows) => process.stdout.write(`${String(rows).padStart(8)}  ${table}\n`));
  process.stdout.write("Moved. Start the shop with the same DATABASE_URL and TOKEN_SECRET.\n");
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nNothing was moved.\n`);
  process.exitCode = 1;
} finally {
  await Promise.all([from.close(), to.close()]);
}
