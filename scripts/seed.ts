import { parseArgs } from "node:util";
import { readPlatformConfig } from "#server/platform/config.ts";
import { openDatabase } from "#server/platform/db/connect.ts";
import { reasonOf } from "#server/platform/db/reasonOf.ts";
import { seedAtScale } from "#server/platform/seed/scale/seedAtScale.ts";
import { readDemoStores, seedIfEmpty } from "#server/platform/seed/seed.ts";
import { endWithReason } from "#server/process/endWithReason.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";

/**
 * `npm run seed -- --products 100000 --stores 1000`: writes the demo stores, `market-1` with that many products and
 * that many more markets of 12 products into the database that `npm start` uses (DATA_DIR, DATABASE_URL).
 */
const began = performance.now();
let shownAt = 0;

await endWithReason(async () => {
  const [products, stores] = [wholeNumber("products", "100000"), wholeNumber("stores", "1000")];
  const config = readPlatformConfig(process.env);
  const db = await openDatabase(config, (error) => process.stderr.write(`${error.message}\n`));
  try {
    await seedIfEmpty(db, readDemoStores, (doing) => show(doing));
    await seedAtScale(db, { products, stores }, (made, goods) =>
      show(`${made.toLocaleString("en-IN")} stores, ${goods.toLocaleString("en-IN")} products`),
    );
    show(`${stores} stores and ${products} products in market-1 after ${seconds()} s\n`);
  } catch (error) {
    throw new ConfigError(`\n${reasonOf(error)}\nStart it again: what is there already stays.`);
  } finally {
    await db.close();
  }
});

function wholeNumber(name: "products" | "stores", byDefault: string): number {
  const given = parseArgs({ options: { products: { type: "string" }, stores: { type: "string" } } }).values[name];
  if (/^[1-9]\d{0,6}$/.test(given ?? byDefault)) return Number(given ?? byDefault);
  throw new ConfigError(`--${name} takes a whole number from 1 to 9999999, not "${given}".`);
}

/** On a terminal each line replaces the one before; in a log at most one line a second is written. */
function show(line: string): void {
  const isLast = line.endsWith("\n");
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
  else if (isLast || performance.now() - shownAt > 1000) process.stdout.write(isLast ? line : `${line}\n`);
  else return;
  shownAt = performance.now();
}

function seconds(): string {
  return ((performance.now() - began) / 1000).toFixed(1);
}
