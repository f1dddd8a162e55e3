import { sql } from "drizzle-orm";
import type { Db, Transaction } from "../db/db.types";
import { inTransaction } from "../db/inTransaction";
import { reviews } from "../db/schema/reviews";
import { organizations } from "../db/schema/tenancy";
import { keepFolder } from "../services/back-office/folders/keepFolder";
import { wantedRows } from "../services/back-office/folders/wantedRows";
import { addRows } from "../services/back-office/folders/writeJson";
import { addStores } from "../services/back-office/folders/writeStoreRows";
import { sumsOf } from "../services/store/catalogue/reviews/ratingCounts";
import type { StoreFolder } from "../storeFolder/StoreFolder.types";
import { DEMO_STORES } from "./demoStores";
import { readDemoStore } from "./readDemoStore";
import { seedRatings } from "./seedRatings";
import { seedReviews } from "./seedReviews";

/** Several processes may start on one empty database. One seeds it, the others wait and find it filled. */
const SEED_LOCK = 4_218_002;

export interface SeedStore {
  folder: StoreFolder;
  /** Gives most products ratings and some reviews, which a folder cannot contain. */
  isReviewed?: boolean;
}

/** Reads the stores; called only when the database is empty. */
export type ReadStores = () => Promise<readonly SeedStore[]>;

export const readDemoStores: ReadStores = () =>
  Promise.all(DEMO_STORES.map(async (store) => ({ folder: await readDemoStore(store), isReviewed: true })));

/**
 * Fills an empty database with stores, all or nothing.
 * @param onProgress called with what is being done
 * @returns whether the database was empty
 */
export async function seedIfEmpty(
  db: Db,
  readStores: ReadStores,
  onProgress: (doing: string) => void = () => {},
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    const [known] = await tx.select({ id: organizations.id }).from(organizations).limit(1);
    if (known !== undefined) return false;
    const stores = await readStores();
    for (const [index, store] of stores.entries()) {
      onProgress(`Filling the shelves of ${store.folder.name} (${index + 1} of ${stores.length})`);
      await addStore(tx, store);
    }
    // The embedded engine has no background process that counts rows, and without counts its planner guesses.
    await tx.execute(sql`ANALYZE`);
    return true;
  });
}

/** Adds a store as an import does, with ratings and reviews of its products. */
async function addStore(tx: Transaction, { folder, isReviewed = false }: SeedStore): Promise<void> {
  const rows = wantedRows(folder, undefined);
  const rated = rows.products.map((product) => ({ ...product, ...sumsOf(seedRatings(product.id)) }));
  await addStores(tx, [isReviewed ? { ...rows, products: rated } : rows]);
  await keepFolder(tx, rows.store.id, folder, undefined);
  const written = rated.flatMap(({ id, ratingCounts }) => seedReviews(id, ratingCounts));
  if (isReviewed) await addRows(tx, reviews, written);
}
