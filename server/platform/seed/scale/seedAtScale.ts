import { inArray, sql } from "drizzle-orm";
import type { Db, Transaction } from "../../db/db.types";
import { inTransaction } from "../../db/inTransaction";
import { categories, products, productVariants } from "../../db/schema/catalogue";
import { banners, deliverySlots, faqs, organizations, stores, testimonials } from "../../db/schema/tenancy";
import type { SeedStore } from "../seed.types";
import { seedId } from "../seedId";
import { productRow, type SeedRows, toRows, variantRows } from "../toRows";
import { insertJson } from "./insertJson";
import { scaledProduct } from "./scaledProducts";
import { scaledStore } from "./scaledStore";

export interface Scale {
  /** In the first store. */
  products: number;
  stores: number;
  /** In every other store; 12 when left out. */
  productsElsewhere?: number;
}

/** Products a statement, and small stores a transaction. */
const BATCH = 2000;
const STORES_AT_ONCE = 50;

/**
 * One store with many products, and many stores: `market-1` and on, the same on every machine. Stores are added whole;
 * those that are there already stay as they are, so that what was interrupted is taken up again.
 * @param onProgress told how many stores and products there are by now
 */
export async function seedAtScale(
  db: Db,
  { products: inFirst, stores: wantedStores, productsElsewhere = 12 }: Scale,
  onProgress: (stores: number, products: number) => void,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [first] = await missing(tx, 1, 1);
    if (first === undefined) return;
    await insertStores(tx, [toRows(first)]);
    for (let start = 0; start < inFirst; start += BATCH) {
      const end = Math.min(start + BATCH, inFirst);
      await insertProducts(tx, productsOf(first.friendlyId, start, end));
      onProgress(1, end);
    }
  });
  for (let from = 2; from <= wantedStores; from += STORES_AT_ONCE) {
    const to = Math.min(from + STORES_AT_ONCE - 1, wantedStores);
    await inTransaction(db, async (tx) => {
      const added = await missing(tx, from, to);
      await insertStores(tx, added.map(toRows));
      await insertProducts(
        tx,
        added.flatMap(({ friendlyId }) => productsOf(friendlyId, 0, productsElsewhere)),
      );
    });
    onProgress(to, inFirst + (to - 1) * productsElsewhere);
  }
  // Neither engine knows yet how much there is; the embedded one would never find out by itself.
  await db.orm.execute(sql`ANALYZE`);
}

async function missing(tx: Transaction, from: number, to: number): Promise<SeedStore[]> {
  const wanted = Array.from({ length: to - from + 1 }, (_, index) => scaledStore(from + index));
  const named = inArray(
    organizations.friendlyId,
    wanted.map(({ friendlyId }) => friendlyId),
  );
  const known = await tx.select({ friendlyId: organizations.friendlyId }).from(organizations).where(named);
  const names = new Set(known.map(({ friendlyId }) => friendlyId));
  return wanted.filter(({ friendlyId }) => !names.has(friendlyId));
}

async function insertStores(tx: Transaction, rows: SeedRows[]): Promise<void> {
  await insertJson(
    tx,
    organizations,
    rows.map(({ organization }) => organization),
  );
  await insertJson(
    tx,
    stores,
    rows.map(({ store }) => store),
  );
  await insertJson(
    tx,
    banners,
    rows.flatMap((row) => row.banners),
  );
  await insertJson(
    tx,
    testimonials,
    rows.flatMap((row) => row.testimonials),
  );
  await insertJson(
    tx,
    faqs,
    rows.flatMap((row) => row.faqs),
  );
  await insertJson(
    tx,
    deliverySlots,
    rows.flatMap((row) => row.deliverySlots),
  );
  await insertJson(
    tx,
    categories,
    rows.flatMap((row) => row.categories),
  );
}

interface ProductRows {
  product: typeof products.$inferInsert;
  variants: (typeof productVariants.$inferInsert)[];
}

function productsOf(friendlyId: string, from: number, to: number): ProductRows[] {
  const of = (...names: (string | number)[]) => seedId(friendlyId, ...names);
  const storeId = of("store");
  return Array.from({ length: to - from }, (_, offset) => {
    const position = from + offset;
    const { category, product, ratings, localName, searchAliases } = scaledProduct(friendlyId, position);
    const row = productRow(of, storeId, { name: category, picture: "" }, product, position);
    return {
      product: { ...row, ...ratings, localName, searchAliases },
      variants: variantRows(of, storeId, product),
    };
  });
}

async function insertProducts(tx: Transaction, rows: ProductRows[]): Promise<void> {
  await insertJson(
    tx,
    products,
    rows.map(({ product }) => product),
  );
  await insertJson(
    tx,
    productVariants,
    rows.flatMap(({ variants }) => variants),
  );
}
