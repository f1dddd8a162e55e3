import { inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/db.types";
import { products, productVariants } from "../../../db/schema/catalogue";
import type { RowChange } from "./changesBetween";

type VariantRow = typeof productVariants.$inferSelect;

/**
 * Locks the variants that an import changes, before it writes, in the order in which orders lock them (ADR 21). Then it
 * locks their products, because a command that changes a variant locks the product after it. @returns the current rows
 */
export async function lockVariants(
  tx: Transaction,
  changed: readonly RowChange<VariantRow>[],
): Promise<ReadonlyMap<string, VariantRow>> {
  if (changed.length === 0) return new Map();
  const locked = await tx
    .select()
    .from(productVariants)
    .where(inArray(productVariants.id, idsOf(changed.map(({ row }) => row.id))))
    // Sorted as JavaScript compares ids, which orders do too; a database's own order may ignore hyphens, for example.
    .orderBy(sql`${productVariants.id} COLLATE "C"`)
    .for("no key update");
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, idsOf(locked.map(({ productId }) => productId))))
    .orderBy(sql`${products.id} COLLATE "C"`)
    .for("no key update");
  return new Map(locked.map((row) => [row.id, row]));
}

/** One parameter for any number of ids. */
const idsOf = (ids: readonly string[]) =>
  sql`(SELECT json_array_elements_text(${JSON.stringify([...new Set(ids)])}::json))`;
