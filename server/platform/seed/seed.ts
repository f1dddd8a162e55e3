import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db, Transaction } from "../db/db.types";
import { inTransaction } from "../db/inTransaction";
import { categories, products, productVariants } from "../db/schema/catalogue";
import { coupons } from "../db/schema/coupons";
import { reviews } from "../db/schema/reviews";
import {
  announcementBars,
  banners,
  deliverySlots,
  faqs,
  organizations,
  stores,
  testimonials,
} from "../db/schema/tenancy";
import type { SeedStore } from "./seed.types";
import { toRows } from "./toRows";

/** Rows an INSERT: 250 variants have 3,000 parameters, far under PostgreSQL's 65,535. */
const BATCH = 250;
/** Several processes may start on one empty database: one seeds, the others wait and find it done. */
const SEED_LOCK = 4_218_002;

/**
 * Fills an empty database with the demo stores, all or nothing.
 * @param onProgress told what is being done
 * @returns whether there was anything to do
 */
export async function seedIfEmpty(
  db: Db,
  seedStores: SeedStore[],
  onProgress: (doing: string) => void = () => {},
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    const [known] = await tx.select({ id: organizations.id }).from(organizations).limit(1);
    if (known !== undefined) return false;
    for (const [index, store] of seedStores.entries()) {
      onProgress(`Filling the shelves of ${store.name} (${index + 1} of ${seedStores.length})`);
      await insertStore(tx, store);
    }
    // The embedded engine has nobody who does this in the background, and its planner guesses without.
    await tx.execute(sql`ANALYZE`);
    return true;
  });
}

async function insertStore(tx: Transaction, seed: SeedStore): Promise<void> {
  const rows = toRows(seed);
  await insert(tx, organizations, [rows.organization]);
  await insert(tx, stores, [rows.store]);
  await insert(tx, announcementBars, rows.announcementBars);
  await insert(tx, banners, rows.banners);
  await insert(tx, testimonials, rows.testimonials);
  await insert(tx, faqs, rows.faqs);
  await insert(tx, deliverySlots, rows.deliverySlots);
  await insert(tx, coupons, rows.coupons);
  await insert(tx, categories, rows.categories);
  await insert(tx, products, rows.products);
  await insert(tx, productVariants, rows.productVariants);
  await insert(tx, reviews, rows.reviews);
}

async function insert<T extends PgTable>(tx: Transaction, table: T, rows: T["$inferInsert"][]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await tx.insert(table).values(rows.slice(start, start + BATCH));
  }
}
