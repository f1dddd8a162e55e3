import { expect } from "vitest";
import { systemClock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/db.types.ts";
import { Books } from "#server/platform/services/back-office/books/Books.ts";

/**
 * Expects that every rule of the books holds (bar 27); a rule that does not is shown with its rows. @param storeId checks
 * this store only; all stores by default
 */
export async function expectSoundBooks(db: Db, storeId?: string): Promise<void> {
  const { rules } = await new Books(db, systemClock).look(storeId);
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.flatMap(({ name, count, rows }) => (count > 0 ? [{ name, count, rows }] : []))).toEqual([]);
}
