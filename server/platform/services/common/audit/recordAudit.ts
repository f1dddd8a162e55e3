import type { Transaction } from "../../../db/db.types";
import { auditLog } from "../../../db/schema/owner";
import type { Owner } from "./Owner.types";

/**
 * In the transaction that makes the change, so that the one is never there without the other.
 * @param what `order.shipped`, `stock.set`
 */
export async function recordAudit(
  tx: Transaction,
  { storeId, who }: Owner,
  what: string,
  details: Record<string, unknown>,
  at: Date,
): Promise<void> {
  await tx.insert(auditLog).values({ storeId, who, what, details, at });
}
