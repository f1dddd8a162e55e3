import type { Transaction } from "../../../db/db.types";
import { auditLog } from "../../../db/schema/owner";
import type { Owner } from "./Owner.types";

/**
 * Writes to the audit log in the transaction of the change, so that neither exists without the other.
 * @param what for example `order.shipped` or `stock.set`
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
