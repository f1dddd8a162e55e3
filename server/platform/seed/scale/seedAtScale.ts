import { inArray, sql } from "drizzle-orm";
import type { Db, Transaction } from "../../db/db.types";
import { inTransaction } from "../../db/inTransaction";
import { products, productVariants } from "../../db/schema/catalogue";
import { organizations } from "../../db/schema/tenancy";
import { type WantedGoods, wantedGoods } from "../../services/back-office/folders/wantedGoods";
import { wantedRows } from "../../services/back-office/folders/wantedRows";
import { addRows } from "../../services/back-office/folders/writeJson";
import { addStores } from "../../services/back-office/folders/writeStoreRows";
import type { StoreFolder } from "../../storeFolder/StoreFolder.types";
import { readDemoStore } from "../readDemoStore";
import { seedId } from "../seedId";
import { scaledProducts } from "./scaledProducts";
import { scaledStore } from "./scaledStore";

export interface Scale {
  /** The number of products in the first store. */
  products: number;
  stores: number;
  /** The number of products in every other store; 12 when left out. */
  productsElsewhere?: number;
}

/** The number of products in one statement, and of small stores in one transaction. */
const BATCH = 2000;
const STORES_AT_ONCE = 50;

/**
 * Adds one store with many products and many small stores, named `market-1` and so on, the same on every machine. A store
 * is added whole, and existing ones stay, so that an interrupted run can be continued. @param onProgress called with the
 * numbers of stores and products so far
 */
export async function seedAtScale(
  db: Db,
  { products: inFirst, stores: wantedStores, productsElsewhere = 12 }: Scale,
  onProgress: (stores: number, products: number) => void,
): Promise<void> {
  const model = await readDemoStore("fresh-basket");
  const productOf = scaledProducts(model);
  const productsOf = (store: StoreFolder, from: number, to: number) => rowsOf(store, productOf, from, to);
  await inTransaction(db, async (tx) => {
    const [first] = await missing(tx, model, 1, 1);
    if (first === undefined) return;
    await addStores(tx, [wantedRows(first, undefined)]);
    for (let start = 0; start < inFirst; start += BATCH) {
      const end = Math.min(start + BATCH, inFirst);
      await addProducts(tx, [productsOf(first, start, end)]);
      onProgress(1, end);
    }
  });
  for (let from = 2; from <= wantedStores; from += STORES_AT_ONCE) {
    const to = Math.min(from + STORES_AT_ONCE - 1, wantedStores);
    await inTransaction(db, async (tx) => {
      const added = await missing(tx, model, from, to);
      await addStores(
        tx,
        added.map((store) => wantedRows(store, undefined)),
      );
      await addProducts(
        tx,
        added.map((store) => productsOf(store, 0, productsElsewhere)),
      );
    });
    onProgress(to, inFirst + (to - 1) * productsElsewhere);
  }
  // Neither engine knows the number of rows yet, and the embedded engine never counts them by itself.
  await db.orm.execute(sql`ANALYZE`);
}

async function missing(tx: Transaction, model: StoreFolder, from: number, to: number): Promise<StoreFolder[]> {
  const wanted = Array.from({ length: to - from + 1 }, (_, index) => scaledStore(model, from + index));
  const named = inArray(
    organizations.friendlyId,
    wanted.map(({ friendlyId }) => friendlyId),
  );
  const known = await tx.select({ friendlyId: organizations.friendlyId }).from(organizations).where(named);
  const names = new Set(known.map(({ friendlyId }) => friendlyId));
  return wanted.filter(({ friendlyId }) => !names.has(friendlyId));
}

type Rows = Pick<WantedGoods, "products" | "productVariants">;

/** Makes the rows of some of the products, as an import does, because a large store does not fit into memory at once. */
function rowsOf(store: StoreFolder, productOf: ReturnType<typeof scaledProducts>, from: number, to: number): Rows {
  const made = Array.from({ length: to - from }, (_, offset) => productOf(store.friendlyId, from + offset));
  const storeId = seedId(store.friendlyId, "store");
  const nothing = { categories: [], products: [], productVariants: [], imported: undefined };
  const goods = wantedGoods({ ...store, products: made.map(({ product }) => product) }, storeId, nothing);
  return {
    products: goods.products.map((row, at) => ({ ...row, position: from + at, ...made[at]?.ratings })),
    productVariants: goods.productVariants,
  };
}

async function addProducts(tx: Transaction, rows: Rows[]): Promise<void> {
  await addRows(
    tx,
    products,
    rows.flatMap((row) => row.products),
  );
  await addRows(
    tx,
    productVariants,
    rows.flatMap((row) => row.productVariants),
  );
}
