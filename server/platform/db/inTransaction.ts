import { setTimeout as delay } from "node:timers/promises";
import type { Db, Transaction } from "./db.types";
import { sqlState } from "./sqlState";

/** serialization_failure and deadlock_detected: the database undid everything, and the same work may succeed next time. */
const RETRYABLE = new Set(["40001", "40P01"]);
const ATTEMPTS = 5;

/** Takes a statement whose answer is not needed, so that COMMIT is sent without waiting for it. */
export type Lastly = (statement: Promise<unknown>) => void;

/**
 * Runs `work` in one transaction and commits when it resolves; a throw undoes everything. `work` may run several times, so
 * it may only use the database, and only through `tx`. PGlite has one connection, so a wait for `db.orm` inside `work`
 * would never end.
 */
export async function inTransaction<T>(db: Db, work: (tx: Transaction, lastly: Lastly) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db, work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? "")) throw error;
      await delay(Math.random() * 20 * 2 ** attempt);
    }
  }
}

async function once<T>(db: Db, work: (tx: Transaction, lastly: Lastly) => Promise<T>): Promise<T> {
  const last: Promise<unknown>[] = [];
  const done = await db.orm.transaction(async (tx) => {
    const result = await work(tx, (statement) => {
      // Awaited below; until then it must not count as unhandled.
      statement.catch(() => {});
      last.push(statement);
    });
    return result;
  });
  // After a failed statement PostgreSQL turns COMMIT into ROLLBACK, so nothing was written when one of these throws.
  await Promise.all(last);
  return done;
}
