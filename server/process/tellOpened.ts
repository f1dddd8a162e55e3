import type { PlatformConfig } from "#server/platform/config.ts";
import type { Opened } from "./openShop";

/** Prints where the shop is, and warnings that its owner should read. */
export function tellOpened(
  { port, stores }: Opened,
  { databaseUrl, isProduction }: Pick<PlatformConfig, "databaseUrl" | "isProduction">,
): void {
  const addresses = stores.map((store) => `  http://localhost:${port}/${store}   http://${store}.localhost:${port}\n`);
  process.stdout.write(addresses.join("") || `  http://localhost:${port}/\n`);
  if (stores.length === 0) {
    say(
      "There is no shop in the database yet: `npm run haat -- store init my-shop` makes one (docs/your-own-shop.md).",
    );
  }
  if (databaseUrl === undefined && isProduction) {
    say("The embedded database does not survive a loss of power: set DATABASE_URL before you take real money.");
  }
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
