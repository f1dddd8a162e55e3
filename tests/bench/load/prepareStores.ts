import type { Engine } from "#tests/support/platform/platform.ts";
import { type Buyer, openShop } from "#tests/support/platform/shop.ts";

/** A store with goods and shoppers, in a database on which a shop will be started. */
export interface LoadedStore {
  storeId: string;
  orgId: string;
  /** The path of its pages. */
  path: string;
  variants: string[];
  buyers: Buyer[];
}

const GOODS = 60;
const STOCK = 10_000_000;

interface Database {
  engine: Engine;
  dataDir?: string;
  config?: Record<string, string>;
}

/** @param buyers the number of buyers in each store */
export async function prepareStores(database: Database, stores: number, buyers: number): Promise<LoadedStore[]> {
  const shop = await openShop({ ...database, config: { LOG_LEVEL: "silent", ...database.config } });
  const prepared: LoadedStore[] = [];
  for (let made = 0; made < stores; made += 1) {
    const store = await shop.newStore({});
    const variants: string[] = [];
    for (let goods = 0; goods < GOODS; goods += 1) variants.push(await shop.goods({ stock: STOCK }, store));
    const { storeId, orgId } = store;
    const those: Buyer[] = [];
    for (let buyer = 0; buyer < buyers; buyer += 1) those.push(await shop.buyer(store));
    prepared.push({ storeId, orgId, path: `/shop-${orgId}`, variants, buyers: those });
  }
  await shop.close();
  return prepared;
}
