import type { Transaction } from "../../db/db.types";
import { auditLog } from "../../db/schema/owner";

export interface Audited {
  who: string;
  /** `order.shipped`, `stock.set`. */
  what: string;
  details: Record<string, unknown>;
}

/** In the transaction that makes the change, so that the one is never there without the other. */
export async function recordAudit(tx: Transaction, storeId: string, audited: Audited, at: Date): Promise<void> {
  await tx.insert(auditLog).values({ storeId, at, ...audited });
}
