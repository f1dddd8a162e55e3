import { eq, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/db.types";
import { stores } from "../../../db/schema/tenancy";
import { statement } from "../../../db/statement";

/** Any number that the keys of no other advisory locks are made with. */
const DOOR = 4_218_004;
const keyOf = (storeId: string | typeof stores.id): SQL => sql`hashtextextended(${storeId}, ${sql.raw(String(DOOR))})`;

const hold = statement(["storeId"], (db, { storeId }) =>
  db
    .select({ held: sql`pg_advisory_xact_lock_shared(${keyOf(stores.id)})` })
    .from(stores)
    .where(eq(stores.id, storeId))
    .prepare("hold_door"),
);

/**
 * Until the transaction ends, nobody closes the store: what an order then reads of it stays true (ADR 68). Orders do not
 * wait for one another.
 */
export async function holdDoor(tx: Transaction, storeId: string): Promise<void> {
  await hold(tx, { storeId });
}

/** Waits for the orders that are being placed; those that come later wait for the transaction's end. */
export async function lockDoor(tx: Transaction, storeId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${keyOf(storeId)})`);
}
