import type { Opened } from "./openShop";
import type { PlatformConfig } from "./platform/config";

/** Says where the shop is, and what its owner should know. */
export function tellOpened(
  { port, hasStore }: Opened,
  { databaseUrl, isProduction }: Pick<PlatformConfig, "databaseUrl" | "isProduction">,
): void {
  const stores = ["fresh-basket", "kora-home"].map(
    (store) => `  http://localhost:${port}/${store}   http://${store}.localhost:${port}\n`,
  );
  process.stdout.write(stores.join(""));
  if (!hasStore) say("The database has no store yet: start once with SEED=on to have the two demo stores.");
  if (databaseUrl === undefined && isProduction) {
    say("The embedded database does not survive a loss of power: set DATABASE_URL before you take real money.");
  }
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
